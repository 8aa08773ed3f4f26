import type { Alias, Dictionary } from '../index';
import type { accountMails } from './en/account-mails';
import type { errorMessages } from './en/error-messages';
import type { invoices } from './en/invoices';
import type { orderMails } from './en/order-mails';

/** The code of an error that the API reports, such as `OutOfStock`. */
export type ErrorCode = keyof typeof errorMessages;
export type ErrorMessages = Readonly<Record<ErrorCode, string>>;

export type AccountMails = Readonly<Record<keyof typeof accountMails, string>>;
export type OrderMails = Readonly<Record<keyof typeof orderMails, string>>;

export type InvoiceTexts = Readonly<Record<keyof typeof invoices, string>>;

/** The alias of a text in mails or their documents, such as `Mail.Hello`. */
export type MailAlias =
  | keyof AccountMails
  | keyof OrderMails
  | keyof InvoiceTexts
  | Extract<Alias, `Guarantee.${string}`>;

/** A language that the product ships with: all its texts, and how its words are compared in a search. */
export interface Language {
  /** The stemmer's name in `@orama/stemmers`. */
  stemmer: string;
  /** Whether the language has compound words, so that `hjemmetrøje` matches `trøje`. */
  hasCompounds: boolean;
  screens: Dictionary;
  errorMessages: ErrorMessages;
  mails: AccountMails & OrderMails & InvoiceTexts;
}
