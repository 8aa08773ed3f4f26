export const accountMails = {
  'Mail.Hello': 'Hi {name},',
  'Mail.Hello.NoName': 'Hi,',
  'Mail.VisitShop': 'Visit the shop',
  'Mail.SentBy': 'This mail was sent by',
  'Mail.Ignore': 'If this was not you, you can ignore this mail.',
  'Mail.LinkValidFor': 'The link can be used once and works for {time}.',

  'Mail.ConfirmEmail.Subject': 'Confirm your address for {shop}',
  'Mail.ConfirmEmail.Heading': 'Confirm your address',
  'Mail.ConfirmEmail.Intro':
    'Confirm that this address is yours, so that you can log in to {shop} with it. You will be asked for the password that you chose when you registered.',
  'Mail.ConfirmEmail.Action': 'Confirm my address',
  'Mail.ConfirmEmail.ValidFor': '48 hours',

  'Mail.ConfirmNewEmail.Subject': 'Confirm your new address for {shop}',
  'Mail.ConfirmNewEmail.Heading': 'Confirm your new address',
  'Mail.ConfirmNewEmail.Intro':
    'Confirm that this address is yours. From then on, you log in to {shop} with it.',
  'Mail.ConfirmNewEmail.Action': 'Confirm my new address',
  'Mail.ConfirmNewEmail.ValidFor': '48 hours',

  'Mail.EmailTaken.Subject': 'You already have an account with {shop}',
  'Mail.EmailTaken.Heading': 'You already have an account',
  'Mail.EmailTaken.Intro':
    'Someone just tried to register with your address. You already have an account: log in, or choose a new password if you forgot yours.',
  'Mail.EmailTaken.Login': 'Log in',
  'Mail.EmailTaken.Reset': 'Choose a new password',

  'Mail.ResetPassword.Subject': 'A new password for {shop}',
  'Mail.ResetPassword.Heading': 'Choose a new password',
  'Mail.ResetPassword.Intro': 'Someone, most likely you, asked for a new password for your account.',
  'Mail.ResetPassword.Action': 'Choose a new password',
  'Mail.ResetPassword.ValidFor': 'one hour',

  'Mail.PasswordChanged.Subject': 'Your password for {shop} was changed',
  'Mail.PasswordChanged.Heading': 'Your password was changed',
  'Mail.PasswordChanged.Intro':
    'The password of your account has just been changed, and every device was logged out.',
  'Mail.PasswordChanged.NotYou': 'If that was not you, choose a new password at once and write to us.',
  'Mail.PasswordChanged.Action': 'Choose a new password',

  'Mail.PasskeyAdded.Subject': 'A passkey was added to your account at {shop}',
  'Mail.PasskeyAdded.Heading': 'A passkey was added',
  'Mail.PasskeyAdded.Intro':
    'Your account has a new passkey, created with {device}. It logs in without a password.',
  'Mail.PasskeyAdded.Intro.NoDevice': 'Your account has a new passkey, which logs in without a password.',
  'Mail.PasskeyAdded.NotYou':
    'If that was not you, choose a new password at once. That also removes all passkeys.',

  'Mail.EmailChanged.Subject': 'Your address for {shop} was changed',
  'Mail.EmailChanged.Heading': 'Your email address was changed',
  'Mail.EmailChanged.Intro':
    'Your account has a new email address. From now on, we will write to that address.',
  'Mail.EmailChanged.NotYou': 'If that was not you, write to us at once.',

  'Mail.StaffInvitation.Subject': 'You are invited to the back office of {shop}',
  'Mail.StaffInvitation.Heading': 'Join the staff',
  'Mail.StaffInvitation.Intro':
    'You have been invited to work in the back office of {shop}. Choose a password. Each login also needs a passkey of your device, or a code from an authenticator app on your phone.',
  'Mail.StaffInvitation.Action': 'Accept the invitation',
  'Mail.StaffInvitation.ValidFor': '72 hours',
  'Mail.StaffInvitation.Ignore': 'If you did not expect this invitation, you can ignore this mail.',

  'Mail.StaffPasskeyAdded.Subject': 'A passkey was added to your back office account at {shop}',
  'Mail.StaffPasskeyAdded.NotYou':
    'If that was not you, remove the passkey at once and tell an owner of the shop.',
  'Mail.StaffPasskeyAdded.Action': 'See your passkeys',

  'Mail.ConfirmNewsletter.Subject': 'Confirm the newsletter of {shop}',
  'Mail.ConfirmNewsletter.Heading': 'One more click',
  'Mail.ConfirmNewsletter.Intro':
    'Confirm that you want our newsletter at this address. Otherwise, we will not send it.',
  'Mail.ConfirmNewsletter.Action': 'Yes, send me the newsletter',
  'Mail.ConfirmNewsletter.ValidFor': '48 hours',

  'Mail.NewsletterWelcome.Subject': 'Welcome to the newsletter of {shop}',
  'Mail.NewsletterWelcome.Heading': 'Welcome',
  'Mail.NewsletterWelcome.Intro':
    'You now receive our newsletter. You can unsubscribe in every issue, and in this mail.',
  'Mail.NewsletterWelcome.Unsubscribe': 'Unsubscribe',

  'Mail.CustomerMessage.Subject': '{topic}',
  'Mail.CustomerMessage.Subject.Order': '{topic} (order {number})',
  'Mail.CustomerMessage.Heading': 'A message from a customer',
  'Mail.CustomerMessage.From': 'From',
  'Mail.CustomerMessage.Topic': 'Topic',
  'Mail.CustomerMessage.Answer': 'Replies to this mail go to the customer.',

  'Mail.CustomerMessageReceived.Subject': '{shop} has your message',
  'Mail.CustomerMessageReceived.Heading': 'We have your message',
  'Mail.CustomerMessageReceived.Intro':
    'Thank you for writing. We read every message and answer as soon as we can.',

  'Mail.CustomerMessageAnswer.Subject': 'Re: {topic}',
  'Mail.CustomerMessageAnswer.Subject.Order': 'Re: {topic} (order {number})',
  'Mail.CustomerMessageAnswer.Heading': 'Our answer',
  'Mail.CustomerMessageAnswer.Yours': 'You wrote',
} as const;
