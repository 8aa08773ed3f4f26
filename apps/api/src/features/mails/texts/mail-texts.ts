type Text = string;
type TextWith = (value: string) => string;
type TextWithTwo = (first: string, second: string) => string;

/** The mail texts in one language. Order numbers, amounts and names are passed in formatted. */
export interface MailTexts {
  hello: TextWith;
  visitShop: Text;
  sentBy: Text;
  ignore: Text;
  linkValidFor: TextWith;
  order: Record<
    | 'number'
    | 'placed'
    | 'lines'
    | 'quantity'
    | 'print'
    | 'totals'
    | 'subTotal'
    | 'discount'
    | 'shipping'
    | 'free'
    | 'total'
    | 'vat'
    | 'delivery'
    | 'dropPoint'
    | 'deliveryAddress'
    | 'billingAddress'
    | 'payment'
    | 'comment'
    | 'withdrawal'
    | 'withdraw'
    | 'noWithdrawal'
    | 'terms',
    Text
  > &
    Record<'withdrawalText' | 'withdrawalForm', TextWith>;
  orderConfirmed: WithHeading<TextWith> & { intro: Text };
  orderCancelled: WithHeading<TextWith> & { intro: TextWith };
  orderCompleted: WithHeading<TextWith> & { intro: TextWith };
  orderShipped: WithHeading<TextWith> & { intro: TextWith; rest: Text };
  parcel: Record<'lines' | 'carrier' | 'number' | 'track', Text>;
  paymentRefunded: WithHeading<TextWithTwo> & {
    returned: TextWithTwo;
    paidTooLate: TextWith;
    why: TextWith;
    when: Text;
  };
  confirmEmail: WithHeading<TextWith> & { intro: TextWith; action: Text; validFor: Text };
  confirmNewEmail: WithHeading<TextWith> & { intro: TextWith; action: Text; validFor: Text };
  emailTaken: WithHeading<TextWith> & Record<'intro' | 'login' | 'reset', Text>;
  resetPassword: WithHeading<TextWith> & Record<'intro' | 'action' | 'validFor', Text>;
  passwordChanged: WithHeading<TextWith> & Record<'intro' | 'notYou' | 'action', Text>;
  passkeyAdded: WithHeading<TextWith> & Record<'intro' | 'notYou', Text> & { introWith: TextWith };
  emailChanged: WithHeading<TextWith> & Record<'intro' | 'notYou', Text>;
  confirmNewsletter: WithHeading<TextWith> & Record<'intro' | 'action' | 'validFor', Text>;
  newsletterWelcome: WithHeading<TextWith> & Record<'intro' | 'unsubscribe', Text>;
  customerMessage: WithHeading<TextWithTwo> & Record<'from' | 'topic' | 'answer', Text>;
  customerMessageReceived: WithHeading<TextWith> & { intro: Text };
  withdrawal: WithHeading<TextWith> & Record<'email' | 'known' | 'unknown' | 'answer', Text>;
  withdrawalReceived: WithHeading<TextWith> & Record<'next' | 'unknown', Text> & { intro: TextWith };
  withdrawalStatement: Record<'all' | 'some' | 'name', Text> & Record<'words' | 'received', TextWith>;
}

interface WithHeading<Subject> {
  subject: Subject;
  heading: Text;
}
