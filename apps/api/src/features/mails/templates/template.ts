import type { ReactNode } from 'react';
import type { MailData, TemplateName } from '../../../platform/mail/queue-mail';
import type { MailShop } from '../mail-shop';

/** The texts of a mail; its output is escaped when rendered. */
export interface Template<Name extends TemplateName> {
  subject(data: MailData[Name], shop: MailShop): string;
  heading(data: MailData[Name], shop: MailShop): string;
  body(data: MailData[Name], shop: MailShop): ReactNode;
  /** Address for replies; the club's address if undefined. */
  replyTo?(data: MailData[Name]): string;
  /** Token to end the subscription with one click. */
  unsubscribeToken?(data: MailData[Name]): string;
}
