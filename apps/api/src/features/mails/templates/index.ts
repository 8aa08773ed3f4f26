import type { TemplateName } from '../../../platform/mail/queue-mail';
import {
  confirmEmail,
  confirmNewEmail,
  emailChanged,
  emailTaken,
  passkeyAdded,
  passwordChanged,
  resetPassword,
} from './account-mails';
import { customerMessage, customerMessageAnswer, customerMessageReceived } from './customer-service-mails';
import { confirmNewsletter, newsletterWelcome } from './newsletter-mails';
import { orderCancelled, orderCompleted, orderConfirmed, orderShipped, paymentRefunded } from './order-mails';
import { staffInvitation, staffPasskeyAdded } from './staff-mails';
import type { Template } from './template';
import { withdrawal, withdrawalReceived } from './withdrawal-mails';

/** Every mail that is sent. */
export const templates: { readonly [Name in TemplateName]: Template<Name> } = {
  orderConfirmed,
  orderCancelled,
  orderCompleted,
  orderShipped,
  paymentRefunded,
  confirmEmail,
  confirmNewEmail,
  emailTaken,
  resetPassword,
  passwordChanged,
  passkeyAdded,
  emailChanged,
  staffInvitation,
  staffPasskeyAdded,
  confirmNewsletter,
  newsletterWelcome,
  customerMessage,
  customerMessageReceived,
  customerMessageAnswer,
  withdrawal,
  withdrawalReceived,
};
