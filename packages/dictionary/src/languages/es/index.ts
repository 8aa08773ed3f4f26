import type { Language } from '../language';
import { account } from './account';
import { accountMails } from './account-mails';
import { basket } from './basket';
import { checkout } from './checkout';
import { errorMessages } from './error-messages';
import { forms } from './forms';
import { frame } from './frame';
import { invoices } from './invoices';
import { lists } from './lists';
import { orderMails } from './order-mails';
import { product } from './product';

export const es: Language = {
  stemmer: 'spanish',
  hasCompounds: false,
  screens: { ...frame, ...product, ...lists, ...basket, ...checkout, ...forms, ...account },
  errorMessages,
  mails: { ...accountMails, ...orderMails, ...invoices },
};
