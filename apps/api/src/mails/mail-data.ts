import type { Money } from '../contract/money';
import type { Order } from '../contract/order';

/** Each template's name, and what is filled into it. */
export interface MailData {
  orderConfirmed: { order: Order };
  orderCancelled: { order: Order };
  orderCompleted: { order: Order };
  /**
   * `paidTooLate`: the payment came when the goods were sold already, so that there is no order. `note`: why, in the words of
   * the store's staff.
   */
  paymentRefunded: { order: Order; refunded: Money; reason: 'paidTooLate' | 'returned'; note?: string };
  /** @see TokenMail */
  confirmEmail: TokenMail & { firstName: string };
  /** To the customer of an address with which somebody registered anew. */
  emailTaken: { firstName: string };
  resetPassword: TokenMail & { firstName: string };
  passwordChanged: { firstName: string };
  /** To the address that the account had before. */
  emailChanged: { firstName: string };
  confirmNewsletter: TokenMail & { firstName: string };
  /** Its token unsubscribes. */
  newsletterWelcome: TokenMail & { firstName: string };
  /** To the club; an answer to it goes to the writer. */
  customerMessage: CustomerMessage;
  customerMessageReceived: Record<string, never>;
  /** To the club; an answer to it goes to who withdrew. */
  withdrawal: Withdrawal & Withdrawer;
  /** Who withdrew stands in it where the order was placed with that address: else it may be somebody else's. */
  withdrawalReceived: Withdrawal & Partial<Withdrawer>;
}

export type TemplateName = keyof MailData;

/** A mail whose link carries a token; the token is forgotten when the mail is sent. */
export interface TokenMail {
  token: string;
}

export interface CustomerMessage {
  name: string;
  email: string;
  topic: string;
  orderNumber: string | null;
  message: string;
}

/** What somebody withdraws from, and when that was said. */
export interface Withdrawal {
  orderNumber: string;
  /** ISO */
  receivedAt: string;
  /** null where no order of that number was placed with the address. */
  order: Order | null;
}

export interface Withdrawer {
  name: string;
  email: string;
  /** Which goods, in the shopper's words; empty for all. */
  goods: string;
}

/** A mail to be written, in one of the store's cultures. */
export type NewMail = {
  [Name in TemplateName]: {
    storeId: string;
    culture: string;
    to: string;
    template: Name;
    data: MailData[Name];
    /** What the mail is about, such as `order-confirmed:<order id>`: of one key a store sends one mail. */
    key: string;
  };
}[TemplateName];
