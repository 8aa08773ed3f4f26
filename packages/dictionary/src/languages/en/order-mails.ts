export const orderMails = {
  'Mail.Order.Number': 'Order number',
  'Mail.Order.Placed': 'Ordered on',
  'Mail.Order.Lines': 'What you ordered',
  'Mail.Order.Quantity': 'Quantity',
  'Mail.Order.Print': 'Print',
  'Mail.Order.Color': 'Colour',
  'Mail.Order.Size': 'Size',
  'Mail.Order.Size.One': 'One size',
  'Mail.Order.Totals': 'Total',
  'Mail.Order.SubTotal': 'Goods',
  'Mail.Order.Discount': 'Discount',
  'Mail.Order.Shipping': 'Delivery',
  'Mail.Order.Free': 'Free',
  'Mail.Order.Total': 'Total, VAT included',
  'Mail.Order.Vat': 'Of which VAT',
  'Mail.Order.Delivery': 'Delivery',
  'Mail.Order.DeliveryTime': 'Delivery time',
  'Mail.Order.DeliveryTime.One': '{days} working day',
  'Mail.Order.DeliveryTime.Other': '{days} working days',
  'Mail.Order.DeliveryTime.From': '{days} from {date}',
  'Mail.Order.DropPoint': 'Pick it up at',
  'Mail.Order.DeliveryAddress': 'Delivered to',
  'Mail.Order.BillingAddress': 'Invoice to',
  'Mail.Order.Payment': 'Paid with',
  'Mail.Order.Comment': 'Your comment',
  'Mail.Order.Withdrawal': 'Changed your mind?',
  'Mail.Order.WithdrawalText':
    'You may withdraw from the purchase within 14 days of receiving the last item, without giving a reason. Use the link below, or write to {email} and say clearly that you withdraw, then send the goods back within another 14 days. You get back what you paid, the usual delivery included.',
  'Mail.Order.WithdrawalForm':
    'You may use these words: To {company}: I hereby give notice that I withdraw from my contract of sale of the following goods: … Ordered on / received on: … Name, address, date.',
  'Mail.Order.Withdraw': 'Withdraw from the contract here',
  'Mail.Order.NoWithdrawal':
    'Goods with a text that you chose yourself are made for you alone: the right of withdrawal does not cover them.',
  'Mail.Order.Terms': 'Read our terms',

  'Mail.OrderConfirmed.Subject': 'Your order {number}',
  'Mail.OrderConfirmed.Heading': 'Thank you for your order',
  'Mail.OrderConfirmed.Intro': 'We have received your order and payment, and are getting your parcel ready.',

  'Mail.OrderCancelled.Subject': 'Your order {number} was cancelled',
  'Mail.OrderCancelled.Heading': 'Your order was cancelled',
  'Mail.OrderCancelled.Intro':
    'Order {number} was cancelled and will not be sent. If you are due a refund, we will tell you in a separate mail.',

  'Mail.OrderCompleted.Subject': 'Your order {number} is on its way',
  'Mail.OrderCompleted.Heading': 'Your order is on its way',
  'Mail.OrderCompleted.Intro': 'Order {number} has been handed to the carrier.',

  'Mail.OrderShipped.Subject': 'Part of your order {number} is on its way',
  'Mail.OrderShipped.Heading': 'Part of your order is on its way',
  'Mail.OrderShipped.Intro': 'A parcel with goods from order {number} has been handed to the carrier.',
  'Mail.OrderShipped.Rest': 'The rest follows in another parcel. We will mail you when it leaves.',

  'Mail.Parcel.Lines': 'In this parcel',
  'Mail.Parcel.Carrier': 'Carrier',
  'Mail.Parcel.Number': 'Parcel number',
  'Mail.Parcel.Track': 'Track the parcel',

  'Mail.PaymentRefunded.Subject': 'Your refund of {amount} for order {number}',
  'Mail.PaymentRefunded.Subject.NoNumber': 'Your refund of {amount}',
  'Mail.PaymentRefunded.Heading': 'Your refund is on its way',
  'Mail.PaymentRefunded.Returned':
    'We are refunding {amount} for order {number} to your original payment method.',
  'Mail.PaymentRefunded.PaidTooLate':
    'Your payment of {amount} arrived after the items had sold out. There is no order, and we are refunding the full amount to your original payment method.',
  'Mail.PaymentRefunded.Why': 'Reason: {note}',
  'Mail.PaymentRefunded.When': 'It may take your bank a few working days to show the refund.',

  'Mail.Withdrawal.Subject': 'Withdrawal from order {number}',
  'Mail.Withdrawal.Heading': 'A customer withdraws from an order',
  'Mail.Withdrawal.Email': 'Email',
  'Mail.Withdrawal.Known': 'The order was placed with this address. Its history contains the statement.',
  'Mail.Withdrawal.Unknown':
    'No order with this number was placed with this address. Look for the order, and ask the customer if you cannot find it: the statement is valid all the same.',
  'Mail.Withdrawal.Answer': 'Replies to this mail go to the customer, who has received a confirmation.',

  'Mail.WithdrawalReceived.Subject': 'We have your withdrawal from order {number}',
  'Mail.WithdrawalReceived.Heading': 'We have your withdrawal',
  'Mail.WithdrawalReceived.Intro': 'Your statement reached us on {time}. Keep this mail: it is your proof.',
  'Mail.WithdrawalReceived.Next':
    'Send the goods back within 14 days. We pay back what you paid for them, and the usual delivery with it, within 14 days of your statement, but may wait until we have the goods or proof that they were sent.',
  'Mail.WithdrawalReceived.Unknown':
    'We cannot find an order with this number that was placed with this address. Our customer service will look for it and write to you; you do not need to do anything.',

  'Mail.WithdrawalStatement.Words': 'I withdraw from the contract of order {number}.',
  'Mail.WithdrawalStatement.All': 'It concerns all goods of the order.',
  'Mail.WithdrawalStatement.Some': 'It concerns these goods',
  'Mail.WithdrawalStatement.Name': 'Name',
  'Mail.WithdrawalStatement.Received': 'Received on {time}',
} as const;
