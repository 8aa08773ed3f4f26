import type { OrderMails } from '../language';

export const orderMails: OrderMails = {
  'Mail.Order.Number': 'Número de pedido',
  'Mail.Order.Placed': 'Fecha del pedido',
  'Mail.Order.Lines': 'Lo que has pedido',
  'Mail.Order.Quantity': 'Cantidad',
  'Mail.Order.Print': 'Estampado',
  'Mail.Order.Color': 'Color',
  'Mail.Order.Size': 'Talla',
  'Mail.Order.Size.One': 'Talla única',
  'Mail.Order.Totals': 'Total',
  'Mail.Order.SubTotal': 'Artículos',
  'Mail.Order.Discount': 'Descuento',
  'Mail.Order.Shipping': 'Envío',
  'Mail.Order.Free': 'Gratis',
  'Mail.Order.Total': 'Total, IVA incluido',
  'Mail.Order.Vat': 'IVA incluido en el total',
  'Mail.Order.Delivery': 'Entrega',
  'Mail.Order.DeliveryTime': 'Plazo de entrega',
  'Mail.Order.DeliveryTime.One': '{days} día laborable',
  'Mail.Order.DeliveryTime.Other': '{days} días laborables',
  'Mail.Order.DeliveryTime.From': '{days} a partir del {date}',
  'Mail.Order.DropPoint': 'Lo recoges en',
  'Mail.Order.DeliveryAddress': 'Se envía a',
  'Mail.Order.BillingAddress': 'Factura a',
  'Mail.Order.Payment': 'Pagado con',
  'Mail.Order.Comment': 'Tu comentario',
  'Mail.Order.Withdrawal': '¿Has cambiado de idea?',
  'Mail.Order.WithdrawalText':
    'Puedes desistir de la compra en los 14 días siguientes a recibir el último artículo, sin dar explicaciones. Usa el enlace de abajo o escribe a {email} diciendo con claridad que desistes y devuelve los artículos en otros 14 días. Te devolvemos lo que pagaste, incluido el envío ordinario.',
  'Mail.Order.WithdrawalForm':
    'Puedes usar estas palabras: A la atención de {company}: por la presente comunico que desisto de mi contrato de venta de los siguientes bienes: … Pedido el / recibido el: … Nombre, dirección, fecha.',
  'Mail.Order.Withdraw': 'Desistir del contrato aquí',
  'Mail.Order.NoWithdrawal':
    'Los artículos con un texto elegido por ti se hacen solo para ti: el derecho de desistimiento no los cubre.',
  'Mail.Order.Terms': 'Lee nuestras condiciones',

  'Mail.OrderConfirmed.Subject': 'Tu pedido {number}',
  'Mail.OrderConfirmed.Heading': 'Gracias por tu pedido',
  'Mail.OrderConfirmed.Intro': 'Hemos recibido tu pedido y tu pago, y lo estamos preparando.',

  'Mail.OrderCancelled.Subject': 'Tu pedido {number} se ha cancelado',
  'Mail.OrderCancelled.Heading': 'Tu pedido se ha cancelado',
  'Mail.OrderCancelled.Intro':
    'El pedido {number} se ha cancelado y no se enviará. Si hay dinero que devolver, te lo contamos en otro correo.',

  'Mail.OrderCompleted.Subject': 'Tu pedido {number} está en camino',
  'Mail.OrderCompleted.Heading': 'Tu pedido está en camino',
  'Mail.OrderCompleted.Intro': 'Hemos entregado el pedido {number} al transportista.',

  'Mail.OrderShipped.Subject': 'Una parte de tu pedido {number} está en camino',
  'Mail.OrderShipped.Heading': 'Una parte de tu pedido está en camino',
  'Mail.OrderShipped.Intro': 'Hemos entregado al transportista un paquete con artículos del pedido {number}.',
  'Mail.OrderShipped.Rest': 'El resto llegará en otro paquete. Te escribiremos cuando salga.',

  'Mail.Parcel.Lines': 'En este paquete',
  'Mail.Parcel.Carrier': 'Transportista',
  'Mail.Parcel.Number': 'Número de seguimiento',
  'Mail.Parcel.Track': 'Seguir el paquete',

  'Mail.PaymentRefunded.Subject': 'Te devolvemos {amount} del pedido {number}',
  'Mail.PaymentRefunded.Subject.NoNumber': 'Te devolvemos {amount}',
  'Mail.PaymentRefunded.Heading': 'Te devolvemos dinero',
  'Mail.PaymentRefunded.Returned':
    'Te devolvemos {amount} del pedido {number}, por el mismo medio con el que pagaste.',
  'Mail.PaymentRefunded.PaidTooLate':
    'Tu pago de {amount} llegó cuando lo que querías ya se había vendido. No hay pedido y te devolvemos todo por el mismo medio con el que pagaste.',
  'Mail.PaymentRefunded.Why': 'El motivo: {note}',
  'Mail.PaymentRefunded.When': 'Tu banco puede tardar unos días laborables en mostrarlo.',

  'Mail.Withdrawal.Subject': 'Desistimiento del pedido {number}',
  'Mail.Withdrawal.Heading': 'Un cliente desiste de un pedido',
  'Mail.Withdrawal.Email': 'Correo',
  'Mail.Withdrawal.Known': 'El pedido se hizo con esta dirección. La declaración consta en su historial.',
  'Mail.Withdrawal.Unknown':
    'Ningún pedido con este número se hizo con esta dirección. Busca el pedido y pregunta al cliente si no lo encuentras: la declaración vale igualmente.',
  'Mail.Withdrawal.Answer':
    'Al responder a este correo respondes al cliente, que ha recibido una confirmación.',

  'Mail.WithdrawalReceived.Subject': 'Hemos recibido tu desistimiento del pedido {number}',
  'Mail.WithdrawalReceived.Heading': 'Hemos recibido tu desistimiento',
  'Mail.WithdrawalReceived.Intro': 'Tu declaración nos llegó el {time}. Guarda este correo: es tu prueba.',
  'Mail.WithdrawalReceived.Next':
    'Devuelve los artículos en 14 días. Te reembolsamos lo que pagaste por ellos, con el envío ordinario, en los 14 días siguientes a tu declaración, pero podemos esperar a tener los artículos o una prueba de que los has enviado.',
  'Mail.WithdrawalReceived.Unknown':
    'No encontramos ningún pedido con este número hecho con esta dirección. Nuestro servicio de atención lo busca y te escribe; no tienes que hacer nada.',

  'Mail.WithdrawalStatement.Words': 'Desisto del contrato del pedido {number}.',
  'Mail.WithdrawalStatement.All': 'Se refiere a todos los artículos del pedido.',
  'Mail.WithdrawalStatement.Some': 'Se refiere a estos artículos',
  'Mail.WithdrawalStatement.Name': 'Nombre',
  'Mail.WithdrawalStatement.Received': 'Recibido el {time}',
};
