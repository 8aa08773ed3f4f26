import type { TemplateName } from '../../../platform/mail/queue-mail';
import {
  confirmEmail,
  confirmNewEmail,
  emailChanged,
  emailTaken,
  passwordChanged,
  resetPassword,
} from './account';
import { customerMessage, customerMessageReceived } from './customer-service';
import { confirmNewsletter, newsletterWelcome } from './newsletter';
import { orderCancelled, orderCompleted, orderConfirmed, paymentRefunded } from './orders';
import type { Template } from './template';
import { withdrawal, withdrawalReceived } from './withdrawals';

/** Every mail that is sent. */
export const templates: { readonly [Name in TemplateName]: Template<Name> } = {
  orderConfirmed,
  orderCancelled,
  orderCompleted,
  paymentRefunded,
  confirmEmail,
  confirmNewEmail,
  emailTaken,
  resetPassword,
  passwordChanged,
  emailChanged,
  confirmNewsletter,
  newsletterWelcome,
  customerMessage,
  customerMessageReceived,
  withdrawal,
  withdrawalReceived,
};
