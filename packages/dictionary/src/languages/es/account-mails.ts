import type { AccountMails } from '../language';

export const accountMails: AccountMails = {
  'Mail.Hello': 'Hola, {name}:',
  'Mail.Hello.NoName': 'Hola:',
  'Mail.VisitShop': 'Ir a la tienda',
  'Mail.SentBy': 'Este correo lo envía',
  'Mail.Ignore': 'Si no has sido tú, no tienes que hacer nada.',
  'Mail.LinkValidFor': 'El enlace sirve una sola vez y funciona durante {time}.',

  'Mail.ConfirmEmail.Subject': 'Confirma tu dirección en {shop}',
  'Mail.ConfirmEmail.Heading': 'Confirma tu dirección',
  'Mail.ConfirmEmail.Intro':
    'Confirma que esta dirección es tuya para entrar con ella en {shop}. Te pediremos la contraseña que elegiste al registrarte.',
  'Mail.ConfirmEmail.Action': 'Confirmar mi dirección',
  'Mail.ConfirmEmail.ValidFor': '48 horas',

  'Mail.ConfirmNewEmail.Subject': 'Confirma tu nueva dirección en {shop}',
  'Mail.ConfirmNewEmail.Heading': 'Confirma tu nueva dirección',
  'Mail.ConfirmNewEmail.Intro':
    'Confirma que esta dirección es tuya. A partir de entonces, entrarás con ella en {shop}.',
  'Mail.ConfirmNewEmail.Action': 'Confirmar mi nueva dirección',
  'Mail.ConfirmNewEmail.ValidFor': '48 horas',

  'Mail.EmailTaken.Subject': 'Ya tienes una cuenta en {shop}',
  'Mail.EmailTaken.Heading': 'Ya tienes una cuenta',
  'Mail.EmailTaken.Intro':
    'Alguien acaba de registrarse con tu dirección. Ya tienes una cuenta: entra o elige otra contraseña si la has olvidado.',
  'Mail.EmailTaken.Login': 'Entrar',
  'Mail.EmailTaken.Reset': 'Elegir otra contraseña',

  'Mail.ResetPassword.Subject': 'Una contraseña nueva para {shop}',
  'Mail.ResetPassword.Heading': 'Elige una contraseña nueva',
  'Mail.ResetPassword.Intro': 'Alguien, seguramente tú, ha pedido una contraseña nueva para tu cuenta.',
  'Mail.ResetPassword.Action': 'Elegir otra contraseña',
  'Mail.ResetPassword.ValidFor': '60 minutos',

  'Mail.PasswordChanged.Subject': 'Tu contraseña de {shop} ha cambiado',
  'Mail.PasswordChanged.Heading': 'Tu contraseña ha cambiado',
  'Mail.PasswordChanged.Intro':
    'La contraseña de tu cuenta acaba de cambiar y se ha cerrado la sesión en todos los dispositivos.',
  'Mail.PasswordChanged.NotYou': 'Si no has sido tú, elige otra contraseña enseguida y escríbenos.',
  'Mail.PasswordChanged.Action': 'Elegir otra contraseña',

  'Mail.PasskeyAdded.Subject': 'Se ha añadido una llave de acceso a tu cuenta de {shop}',
  'Mail.PasskeyAdded.Heading': 'Se ha añadido una llave de acceso',
  'Mail.PasskeyAdded.Intro':
    'Tu cuenta tiene una llave de acceso nueva, creada con {device}. Permite entrar sin contraseña.',
  'Mail.PasskeyAdded.Intro.NoDevice':
    'Tu cuenta tiene una llave de acceso nueva, que permite entrar sin contraseña.',
  'Mail.PasskeyAdded.NotYou':
    'Si no has sido tú, elige enseguida una contraseña nueva. Así también se eliminan todas las llaves de acceso.',

  'Mail.EmailChanged.Subject': 'Tu dirección en {shop} ha cambiado',
  'Mail.EmailChanged.Heading': 'Tu dirección de correo ha cambiado',
  'Mail.EmailChanged.Intro':
    'Tu cuenta tiene una nueva dirección de correo, a la que escribiremos a partir de ahora.',
  'Mail.EmailChanged.NotYou': 'Si no has sido tú, escríbenos cuanto antes.',

  'Mail.StaffInvitation.Subject': 'Te invitan a la administración de {shop}',
  'Mail.StaffInvitation.Heading': 'Únete al equipo',
  'Mail.StaffInvitation.Intro':
    'Te han invitado a trabajar en la administración de {shop}. Elige una contraseña. Cada inicio de sesión pide además una llave de acceso de tu dispositivo o un código de una aplicación de autenticación del teléfono.',
  'Mail.StaffInvitation.Action': 'Aceptar la invitación',
  'Mail.StaffInvitation.ValidFor': '72 horas',
  'Mail.StaffInvitation.Ignore': 'Si no esperabas esta invitación, puedes ignorar este correo.',

  'Mail.StaffPasskeyAdded.Subject':
    'Se ha añadido una llave de acceso a tu cuenta de administración de {shop}',
  'Mail.StaffPasskeyAdded.NotYou':
    'Si no has sido tú, elimina la llave enseguida y avisa a un propietario de la tienda.',
  'Mail.StaffPasskeyAdded.Action': 'Ver tus llaves de acceso',

  'Mail.ConfirmNewsletter.Subject': 'Confirma el boletín de {shop}',
  'Mail.ConfirmNewsletter.Heading': 'Un clic más',
  'Mail.ConfirmNewsletter.Intro':
    'Confirma que quieres recibir nuestro boletín en esta dirección. Si no, no te lo enviaremos.',
  'Mail.ConfirmNewsletter.Action': 'Sí, quiero el boletín',
  'Mail.ConfirmNewsletter.ValidFor': '48 horas',

  'Mail.NewsletterWelcome.Subject': 'Ya recibes el boletín de {shop}',
  'Mail.NewsletterWelcome.Heading': 'Te damos la bienvenida',
  'Mail.NewsletterWelcome.Intro':
    'A partir de ahora recibes nuestro boletín. En cada envío puedes darte de baja, y aquí también.',
  'Mail.NewsletterWelcome.Unsubscribe': 'Darme de baja',

  'Mail.CustomerMessage.Subject': '{topic}',
  'Mail.CustomerMessage.Subject.Order': '{topic} (pedido {number})',
  'Mail.CustomerMessage.Heading': 'Un mensaje de un cliente',
  'Mail.CustomerMessage.From': 'De',
  'Mail.CustomerMessage.Topic': 'Asunto',
  'Mail.CustomerMessage.Answer': 'Si respondes a este correo, respondes al cliente.',

  'Mail.CustomerMessageReceived.Subject': '{shop} ha recibido tu mensaje',
  'Mail.CustomerMessageReceived.Heading': 'Hemos recibido tu mensaje',
  'Mail.CustomerMessageReceived.Intro':
    'Gracias por escribir. Leemos todos los mensajes y contestamos lo antes posible.',

  'Mail.CustomerMessageAnswer.Subject': 'Re: {topic}',
  'Mail.CustomerMessageAnswer.Subject.Order': 'Re: {topic} (pedido {number})',
  'Mail.CustomerMessageAnswer.Heading': 'Nuestra respuesta',
  'Mail.CustomerMessageAnswer.Yours': 'Escribiste',
};
