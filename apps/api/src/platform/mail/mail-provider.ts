interface Mailbox {
  name: string;
  address: string;
}

/** A file in a mail. */
export interface Attachment {
  name: string;
  type: string;
  content: Buffer;
}

/** A mail that is ready to send. The same row of `mails` always has the same `id` and `messageId`. */
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
  /** URL to end the subscription with one click. */
  unsubscribeUrl?: string;
  attachments?: readonly Attachment[];
}

/** Sends mails. */
export interface MailProvider {
  /** A send that takes longer has failed. */
  readonly sendTimeoutMs: number;
  /**
   * Sends a mail. It may be called again if the result of an earlier call is unknown.
   * @throws {MailRefused} if the mail will never be accepted; any other error if it may be accepted later
   */
  send(mail: OutgoingMail): Promise<void>;
}

/** The recipient's server permanently rejects the address. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
