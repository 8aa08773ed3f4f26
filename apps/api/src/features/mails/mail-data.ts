import type { Money } from '../../platform/contract/money';
import type { TermsOfSale } from '../content';
import type { Order, Shipment } from '../orders';

declare module '../../platform/mail/queue-mail' {
  interface MailData {
    /** `terms`: the terms of sale at the time of the order. */
    orderConfirmed: { order: Order; terms?: TermsOfSale };
    orderCancelled: { order: Order };
    orderCompleted: { order: Order; shipments?: readonly Shipment[] };
    /** A parcel with a part of the order was sent. */
    orderShipped: { order: Order; shipment: Shipment };
    /**
     * `paidTooLate`: the payment arrived after the goods were sold, so there is no order. `note`: the reason given by
     * the store's staff.
     */
    paymentRefunded: { order: Order; refunded: Money; reason: 'paidTooLate' | 'returned'; note?: string };
    /** @see TokenMail */
    confirmEmail: TokenMail & { firstName: string };
    /** To the new address of an account. */
    confirmNewEmail: TokenMail & { firstName: string };
    /** To the owner of an address that someone else tried to register. */
    emailTaken: { firstName: string };
    resetPassword: TokenMail & { firstName: string };
    passwordChanged: { firstName: string };
    /** `device`: the browser and system that created it; empty if unknown. */
    passkeyAdded: { firstName: string; device: string };
    /** To the account's previous address. */
    emailChanged: { firstName: string };
    /** To a new member of the store's staff; the link leads to the back office. */
    staffInvitation: TokenMail & { name: string };
    /** To a member of staff. `device`: the browser and system that created it; empty if unknown. */
    staffPasskeyAdded: { name: string; device: string };
    confirmNewsletter: TokenMail & { firstName: string };
    /** The token unsubscribes. */
    newsletterWelcome: TokenMail & { firstName: string };
    /** To the club; replies go to the sender. */
    customerMessage: CustomerMessage;
    customerMessageReceived: Record<string, never>;
    /** What staff answered; replies go to the club. */
    customerMessageAnswer: Omit<CustomerMessage, 'email'> & { answer: string };
    /** To the club; replies go to the sender. */
    withdrawal: Withdrawal & Withdrawer;
    /**
     * Includes the sender's details only if the order was placed with this address; otherwise they may be someone
     * else's.
     */
    withdrawalReceived: Withdrawal & Partial<Withdrawer>;
  }
}

/** A mail with a token in its link. The token is deleted once the mail is sent. */
interface TokenMail {
  token: string;
}

export interface CustomerMessage {
  name: string;
  email: string;
  topic: string;
  orderNumber: string | null;
  message: string;
}

/** The withdrawn order, and when the withdrawal was received. */
export interface Withdrawal {
  orderNumber: string;
  /** ISO */
  receivedAt: string;
  /** Null if no order with this number was placed with this address. */
  order: Order | null;
}

export interface Withdrawer {
  name: string;
  email: string;
  /** The affected goods, as typed by the shopper; empty for all. */
  goods: string;
}
