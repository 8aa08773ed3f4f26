import type { ReactNode } from 'react';
import type { MailData, TemplateName } from '../mail-data';
import type { MailShop } from '../mail-shop';

/** How a mail reads; what it returns is escaped when it is rendered. */
export interface Template<Name extends TemplateName> {
  subject(data: MailData[Name], shop: MailShop): string;
  heading(data: MailData[Name], shop: MailShop): string;
  body(data: MailData[Name], shop: MailShop): ReactNode;
  /** Whom an answer reaches; else the club. */
  replyTo?(data: MailData[Name]): string;
  /** Where the subscription by which it came is ended, without a page. */
  unsubscribeToken?(data: MailData[Name]): string;
}
