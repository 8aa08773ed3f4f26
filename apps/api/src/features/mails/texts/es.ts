import type { MailTexts } from './mail-texts';

export const es: MailTexts = {
  hello: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  visitShop: 'Ir a la tienda',
  sentBy: 'Este correo lo envía',
  ignore: 'Si no has sido tú, no tienes que hacer nada.',
  linkValidFor: (time) => `El enlace sirve una sola vez y funciona durante ${time}.`,
  order: {
    number: 'Número de pedido',
    placed: 'Fecha del pedido',
    lines: 'Lo que has pedido',
    quantity: 'Cantidad',
    print: 'Estampado',
    totals: 'Total',
    subTotal: 'Artículos',
    discount: 'Descuento',
    shipping: 'Envío',
    free: 'Gratis',
    total: 'Total, IVA incluido',
    vat: 'IVA incluido en el total',
    delivery: 'Entrega',
    dropPoint: 'Lo recoges en',
    deliveryAddress: 'Se envía a',
    billingAddress: 'Factura a',
    payment: 'Pagado con',
    comment: 'Tu comentario',
    withdrawal: '¿Has cambiado de idea?',
    withdrawalText: (email) =>
      `Puedes desistir de la compra en los 14 días siguientes a recibir el último artículo, sin dar explicaciones. Usa el enlace de abajo o escribe a ${email} diciendo con claridad que desistes y devuelve los artículos en otros 14 días. Te devolvemos lo que pagaste, incluido el envío ordinario.`,
    withdrawalForm: (company) =>
      `Puedes usar estas palabras: A la atención de ${company}: por la presente comunico que desisto de mi contrato de venta de los siguientes bienes: … Pedido el / recibido el: … Nombre, dirección, fecha.`,
    withdraw: 'Desistir del contrato aquí',
    noWithdrawal:
      'Los artículos estampados a tu gusto se hacen solo para ti: el derecho de desistimiento no los cubre.',
    terms: 'Lee nuestras condiciones',
  },
  orderConfirmed: {
    subject: (number) => `Tu pedido ${number}`,
    heading: 'Gracias por tu pedido',
    intro: 'Hemos recibido tu pedido y tu pago, y lo estamos preparando.',
  },
  orderCancelled: {
    subject: (number) => `Tu pedido ${number} se ha cancelado`,
    heading: 'Tu pedido se ha cancelado',
    intro: (number) =>
      `El pedido ${number} se ha cancelado y no se enviará. Si hay dinero que devolver, te lo contamos en otro correo.`,
  },
  orderCompleted: {
    subject: (number) => `Tu pedido ${number} está en camino`,
    heading: 'Tu pedido está en camino',
    intro: (number) => `Hemos entregado el pedido ${number} al transportista.`,
  },
  orderShipped: {
    subject: (number) => `Una parte de tu pedido ${number} está en camino`,
    heading: 'Una parte de tu pedido está en camino',
    intro: (number) => `Hemos entregado al transportista un paquete con artículos del pedido ${number}.`,
    rest: 'El resto llegará en otro paquete. Te escribiremos cuando salga.',
  },
  parcel: {
    lines: 'En este paquete',
    carrier: 'Transportista',
    number: 'Número de seguimiento',
    track: 'Seguir el paquete',
  },
  paymentRefunded: {
    subject: (amount, number) =>
      number ? `Te devolvemos ${amount} del pedido ${number}` : `Te devolvemos ${amount}`,
    heading: 'Te devolvemos dinero',
    returned: (amount, number) =>
      `Te devolvemos ${amount} del pedido ${number}, por el mismo medio con el que pagaste.`,
    paidTooLate: (amount) =>
      `Tu pago de ${amount} llegó cuando lo que querías ya se había vendido. No hay pedido y te devolvemos todo por el mismo medio con el que pagaste.`,
    why: (note) => `El motivo: ${note}`,
    when: 'Tu banco puede tardar unos días laborables en mostrarlo.',
  },
  confirmEmail: {
    subject: (shop) => `Confirma tu dirección en ${shop}`,
    heading: 'Confirma tu dirección',
    intro: (shop) =>
      `Confirma que esta dirección es tuya para entrar con ella en ${shop}. Te pediremos la contraseña que elegiste al registrarte.`,
    action: 'Confirmar mi dirección',
    validFor: '48 horas',
  },
  confirmNewEmail: {
    subject: (shop) => `Confirma tu nueva dirección en ${shop}`,
    heading: 'Confirma tu nueva dirección',
    intro: (shop) =>
      `Confirma que esta dirección es tuya. A partir de entonces, entrarás con ella en ${shop}.`,
    action: 'Confirmar mi nueva dirección',
    validFor: '48 horas',
  },
  emailTaken: {
    subject: (shop) => `Ya tienes una cuenta en ${shop}`,
    heading: 'Ya tienes una cuenta',
    intro:
      'Alguien acaba de registrarse con tu dirección. Ya tienes una cuenta: entra o elige otra contraseña si la has olvidado.',
    login: 'Entrar',
    reset: 'Elegir otra contraseña',
  },
  resetPassword: {
    subject: (shop) => `Una contraseña nueva para ${shop}`,
    heading: 'Elige una contraseña nueva',
    intro: 'Alguien, seguramente tú, ha pedido una contraseña nueva para tu cuenta.',
    action: 'Elegir otra contraseña',
    validFor: '60 minutos',
  },
  passwordChanged: {
    subject: (shop) => `Tu contraseña de ${shop} ha cambiado`,
    heading: 'Tu contraseña ha cambiado',
    intro: 'La contraseña de tu cuenta acaba de cambiar y se ha cerrado la sesión en todos los dispositivos.',
    notYou: 'Si no has sido tú, elige otra contraseña enseguida y escríbenos.',
    action: 'Elegir otra contraseña',
  },
  passkeyAdded: {
    subject: (shop) => `Se ha añadido una llave de acceso a tu cuenta de ${shop}`,
    heading: 'Se ha añadido una llave de acceso',
    intro: 'Tu cuenta tiene una llave de acceso nueva, que permite entrar sin contraseña.',
    introWith: (device) =>
      `Tu cuenta tiene una llave de acceso nueva, creada con ${device}. Permite entrar sin contraseña.`,
    notYou:
      'Si no has sido tú, elige enseguida una contraseña nueva. Así también se eliminan todas las llaves de acceso.',
  },
  emailChanged: {
    subject: (shop) => `Tu dirección en ${shop} ha cambiado`,
    heading: 'Tu dirección de correo ha cambiado',
    intro: 'Tu cuenta tiene una nueva dirección de correo, a la que escribiremos a partir de ahora.',
    notYou: 'Si no has sido tú, escríbenos cuanto antes.',
  },
  confirmNewsletter: {
    subject: (shop) => `Confirma el boletín de ${shop}`,
    heading: 'Un clic más',
    intro: 'Confirma que quieres recibir nuestro boletín en esta dirección. Si no, no te lo enviaremos.',
    action: 'Sí, quiero el boletín',
    validFor: '48 horas',
  },
  newsletterWelcome: {
    subject: (shop) => `Ya recibes el boletín de ${shop}`,
    heading: 'Te damos la bienvenida',
    intro: 'A partir de ahora recibes nuestro boletín. En cada envío puedes darte de baja, y aquí también.',
    unsubscribe: 'Darme de baja',
  },
  customerMessage: {
    subject: (topic, number) => (number ? `${topic} (pedido ${number})` : topic),
    heading: 'Un mensaje de un cliente',
    from: 'De',
    topic: 'Asunto',
    answer: 'Si respondes a este correo, respondes al cliente.',
  },
  customerMessageReceived: {
    subject: (shop) => `${shop} ha recibido tu mensaje`,
    heading: 'Hemos recibido tu mensaje',
    intro: 'Gracias por escribir. Leemos todos los mensajes y contestamos lo antes posible.',
  },
  withdrawal: {
    subject: (number) => `Desistimiento del pedido ${number}`,
    heading: 'Un cliente desiste de un pedido',
    email: 'Correo',
    known: 'El pedido se hizo con esta dirección. La declaración consta en su historial.',
    unknown:
      'Ningún pedido con este número se hizo con esta dirección. Busca el pedido y pregunta al cliente si no lo encuentras: la declaración vale igualmente.',
    answer: 'Al responder a este correo respondes al cliente, que ha recibido una confirmación.',
  },
  withdrawalReceived: {
    subject: (number) => `Hemos recibido tu desistimiento del pedido ${number}`,
    heading: 'Hemos recibido tu desistimiento',
    intro: (time) => `Tu declaración nos llegó el ${time}. Guarda este correo: es tu prueba.`,
    next: 'Devuelve los artículos en 14 días. Te reembolsamos lo que pagaste por ellos, con el envío ordinario, en los 14 días siguientes a tu declaración, pero podemos esperar a tener los artículos o una prueba de que los has enviado.',
    unknown:
      'No encontramos ningún pedido con este número hecho con esta dirección. Nuestro servicio de atención lo busca y te escribe; no tienes que hacer nada.',
  },
  withdrawalStatement: {
    words: (number) => `Desisto del contrato del pedido ${number}.`,
    all: 'Se refiere a todos los artículos del pedido.',
    some: 'Se refiere a estos artículos',
    name: 'Nombre',
    received: (time) => `Recibido el ${time}`,
  },
};
