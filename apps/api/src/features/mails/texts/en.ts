import type { MailTexts } from './mail-texts';

export const en: MailTexts = {
  hello: (name) => (name ? `Hi ${name},` : 'Hi,'),
  visitShop: 'Visit the shop',
  sentBy: 'This mail was sent by',
  ignore: 'If this was not you, you can ignore this mail.',
  linkValidFor: (time) => `The link can be used once and works for ${time}.`,
  order: {
    number: 'Order number',
    placed: 'Ordered on',
    lines: 'What you ordered',
    quantity: 'Quantity',
    print: 'Print',
    totals: 'Total',
    subTotal: 'Goods',
    discount: 'Discount',
    shipping: 'Delivery',
    free: 'Free',
    total: 'Total, VAT included',
    vat: 'Of which VAT',
    delivery: 'Delivery',
    dropPoint: 'Pick it up at',
    deliveryAddress: 'Delivered to',
    billingAddress: 'Invoice to',
    payment: 'Paid with',
    comment: 'Your comment',
    withdrawal: 'Changed your mind?',
    withdrawalText: (email) =>
      `You may withdraw from the purchase within 14 days of receiving the last item, without giving a reason. Use the link below, or write to ${email} and say clearly that you withdraw, then send the goods back within another 14 days. You get back what you paid, the usual delivery included.`,
    withdrawalForm: (company) =>
      `You may use these words: To ${company}: I hereby give notice that I withdraw from my contract of sale of the following goods: … Ordered on / received on: … Name, address, date.`,
    withdraw: 'Withdraw from the contract here',
    noWithdrawal:
      'Goods with a print of your choice are made for you alone: the right of withdrawal does not cover them.',
    terms: 'Read our terms',
  },
  orderConfirmed: {
    subject: (number) => `Your order ${number}`,
    heading: 'Thank you for your order',
    intro: 'We have received your order and payment, and are getting your parcel ready.',
  },
  orderCancelled: {
    subject: (number) => `Your order ${number} was cancelled`,
    heading: 'Your order was cancelled',
    intro: (number) =>
      `Order ${number} was cancelled and will not be sent. If you are due a refund, we will tell you in a separate mail.`,
  },
  orderCompleted: {
    subject: (number) => `Your order ${number} is on its way`,
    heading: 'Your order is on its way',
    intro: (number) => `Order ${number} has been handed to the carrier.`,
  },
  orderShipped: {
    subject: (number) => `Part of your order ${number} is on its way`,
    heading: 'Part of your order is on its way',
    intro: (number) => `A parcel with goods from order ${number} has been handed to the carrier.`,
    rest: 'The rest follows in another parcel. We will mail you when it leaves.',
  },
  parcel: {
    lines: 'In this parcel',
    carrier: 'Carrier',
    number: 'Parcel number',
    track: 'Track the parcel',
  },
  paymentRefunded: {
    subject: (amount, number) =>
      number ? `Your refund of ${amount} for order ${number}` : `Your refund of ${amount}`,
    heading: 'Your refund is on its way',
    returned: (amount, number) =>
      `We are refunding ${amount} for order ${number} to your original payment method.`,
    paidTooLate: (amount) =>
      `Your payment of ${amount} arrived after the items had sold out. There is no order, and we are refunding the full amount to your original payment method.`,
    why: (note) => `Reason: ${note}`,
    when: 'It may take your bank a few working days to show the refund.',
  },
  confirmEmail: {
    subject: (shop) => `Confirm your address for ${shop}`,
    heading: 'Confirm your address',
    intro: (shop) =>
      `Confirm that this address is yours, so that you can log in to ${shop} with it. You will be asked for the password that you chose when you registered.`,
    action: 'Confirm my address',
    validFor: '48 hours',
  },
  confirmNewEmail: {
    subject: (shop) => `Confirm your new address for ${shop}`,
    heading: 'Confirm your new address',
    intro: (shop) => `Confirm that this address is yours. From then on, you log in to ${shop} with it.`,
    action: 'Confirm my new address',
    validFor: '48 hours',
  },
  emailTaken: {
    subject: (shop) => `You already have an account with ${shop}`,
    heading: 'You already have an account',
    intro:
      'Someone just tried to register with your address. You already have an account: log in, or choose a new password if you forgot yours.',
    login: 'Log in',
    reset: 'Choose a new password',
  },
  resetPassword: {
    subject: (shop) => `A new password for ${shop}`,
    heading: 'Choose a new password',
    intro: 'Someone, most likely you, asked for a new password for your account.',
    action: 'Choose a new password',
    validFor: 'one hour',
  },
  passwordChanged: {
    subject: (shop) => `Your password for ${shop} was changed`,
    heading: 'Your password was changed',
    intro: 'The password of your account has just been changed, and every device was logged out.',
    notYou: 'If that was not you, choose a new password at once and write to us.',
    action: 'Choose a new password',
  },
  passkeyAdded: {
    subject: (shop) => `A passkey was added to your account at ${shop}`,
    heading: 'A passkey was added',
    intro: 'Your account has a new passkey, which logs in without a password.',
    introWith: (device) =>
      `Your account has a new passkey, created with ${device}. It logs in without a password.`,
    notYou: 'If that was not you, choose a new password at once. That also removes all passkeys.',
  },
  emailChanged: {
    subject: (shop) => `Your address for ${shop} was changed`,
    heading: 'Your email address was changed',
    intro: 'Your account has a new email address. From now on, we will write to that address.',
    notYou: 'If that was not you, write to us at once.',
  },
  confirmNewsletter: {
    subject: (shop) => `Confirm the newsletter of ${shop}`,
    heading: 'One more click',
    intro: 'Confirm that you want our newsletter at this address. Otherwise, we will not send it.',
    action: 'Yes, send me the newsletter',
    validFor: '48 hours',
  },
  newsletterWelcome: {
    subject: (shop) => `Welcome to the newsletter of ${shop}`,
    heading: 'Welcome',
    intro: 'You now receive our newsletter. You can unsubscribe in every issue, and in this mail.',
    unsubscribe: 'Unsubscribe',
  },
  customerMessage: {
    subject: (topic, number) => (number ? `${topic} (order ${number})` : topic),
    heading: 'A message from a customer',
    from: 'From',
    topic: 'Topic',
    answer: 'Replies to this mail go to the customer.',
  },
  customerMessageReceived: {
    subject: (shop) => `${shop} has your message`,
    heading: 'We have your message',
    intro: 'Thank you for writing. We read every message and answer as soon as we can.',
  },
  withdrawal: {
    subject: (number) => `Withdrawal from order ${number}`,
    heading: 'A customer withdraws from an order',
    email: 'Email',
    known: 'The order was placed with this address. Its history contains the statement.',
    unknown:
      'No order with this number was placed with this address. Look for the order, and ask the customer if you cannot find it: the statement is valid all the same.',
    answer: 'Replies to this mail go to the customer, who has received a confirmation.',
  },
  withdrawalReceived: {
    subject: (number) => `We have your withdrawal from order ${number}`,
    heading: 'We have your withdrawal',
    intro: (time) => `Your statement reached us on ${time}. Keep this mail: it is your proof.`,
    next: 'Send the goods back within 14 days. We pay back what you paid for them, and the usual delivery with it, within 14 days of your statement, but may wait until we have the goods or proof that they were sent.',
    unknown:
      'We cannot find an order with this number that was placed with this address. Our customer service will look for it and write to you; you do not need to do anything.',
  },
  withdrawalStatement: {
    words: (number) => `I withdraw from the contract of order ${number}.`,
    all: 'It concerns all goods of the order.',
    some: 'It concerns these goods',
    name: 'Name',
    received: (time) => `Received on ${time}`,
  },
};
