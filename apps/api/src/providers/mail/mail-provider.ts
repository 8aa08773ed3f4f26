export interface Mailbox {
  name: string;
  address: string;
}

/** A mail that is ready to be sent. The same row of `mails` always gives the same `id` and `messageId`. */
export interface OutgoingMail {
  id: string;
  storeId: string;
  messageId: string;
  date: Date;
  from: Mailbox;
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Where its reader ends the subscription by which it came. */
  unsubscribeUrl?: string;
}

/** Hands mails on. */
export interface MailProvider {
  /** A send that has not ended by then has failed. */
  readonly sendTimeoutMs: number;
  /**
   * May be called again for a mail of which it is not known whether it was sent.
   * @throws {MailRefused} when it will never be taken; any other error when it may be taken later
   */
  send(mail: OutgoingMail): Promise<void>;
}

/** The recipient's server takes no mail to that address. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
