type Text = string;
type With = (value: string) => string;
type WithTwo = (first: string, second: string) => string;

/** What the mails say in one language. Numbers of orders, amounts and names come written already. */
export interface MailTexts {
  hello: With;
  visitShop: Text;
  sentBy: Text;
  ignore: Text;
  linkValidFor: With;
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
    Record<'withdrawalText' | 'withdrawalForm', With>;
  orderConfirmed: Headed<With> & { intro: Text };
  orderCancelled: Headed<With> & { intro: With };
  orderCompleted: Headed<With> & { intro: With };
  paymentRefunded: Headed<WithTwo> & { returned: WithTwo; paidTooLate: With; why: With; when: Text };
  confirmEmail: Headed<With> & { intro: With; action: Text; validFor: Text };
  emailTaken: Headed<With> & Record<'intro' | 'login' | 'reset', Text>;
  resetPassword: Headed<With> & Record<'intro' | 'action' | 'validFor', Text>;
  passwordChanged: Headed<With> & Record<'intro' | 'notYou' | 'action', Text>;
  emailChanged: Headed<With> & Record<'intro' | 'notYou', Text>;
  confirmNewsletter: Headed<With> & Record<'intro' | 'action' | 'validFor', Text>;
  newsletterWelcome: Headed<With> & Record<'intro' | 'unsubscribe', Text>;
  customerMessage: Headed<WithTwo> & Record<'from' | 'topic' | 'answer', Text>;
  customerMessageReceived: Headed<With> & { intro: Text };
  withdrawal: Headed<With> & Record<'email' | 'known' | 'unknown' | 'answer', Text>;
  withdrawalReceived: Headed<With> & Record<'next' | 'unknown', Text> & { intro: With };
  withdrawalStatement: Record<'all' | 'some' | 'name', Text> & Record<'words' | 'received', With>;
}

interface Headed<Subject> {
  subject: Subject;
  heading: Text;
}
