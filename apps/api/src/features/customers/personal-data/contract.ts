import { type Static, Type } from 'typebox';
import { Money } from '../../../platform/contract/money';
import { Culture, described, nullable } from '../../../platform/contract/schema';
import { InvoiceKind } from '../../invoices';
import { Order } from '../../orders';
import { Profile } from '../contract';

const time = (description: string) => Type.String({ format: 'date-time', description });

const Subscription = Type.Object(
  {
    listId: Type.String({ description: 'The list' }),
    firstName: Type.String({ description: 'First name of the subscriber' }),
    sender: nullable(
      Type.String({
        description: 'The company that the consent names; null if it is older than this record',
        examples: ['Astralis ApS'],
      }),
    ),
    consentWords: nullable(
      Type.String({
        description: 'What the subscriber agreed to, word for word; null if it is older than this record',
        examples: ['Yes, send me news by email.'],
      }),
    ),
    termsId: Type.String({ description: 'The page with the accepted terms', examples: ['terms'] }),
    termsVersion: Type.String({
      description: 'A digest of the terms at that time',
      examples: ['Q7dU2Yb1'],
    }),
    requestedAt: time('Time of the request'),
    confirmedAt: nullable(time('Time of the confirmation by mail; null before')),
    unsubscribedAt: nullable(time('Time of the end; null while the subscription lasts')),
  },
  { title: 'SubscriptionRecord' },
);
export type SubscriptionRecord = Static<typeof Subscription>;

const Message = Type.Object(
  {
    sentAt: time('Time of receipt'),
    name: Type.String({ description: 'Name of the sender' }),
    topic: Type.String({ description: 'Topic of the message' }),
    orderNumber: nullable(Type.String({ description: 'Number of the order that it is about' })),
    message: Type.String({ description: 'The message' }),
    answers: Type.Array(
      Type.Object({
        sentAt: time('Time of the answer'),
        text: Type.String({ description: 'The answer', examples: ['It arrives tomorrow.'] }),
      }),
      { description: 'Answers of the club, the oldest first' },
    ),
  },
  { title: 'MessageRecord' },
);
export type MessageRecord = Static<typeof Message>;

const Consent = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Id of the choice' }),
    decidedAt: time('Time of the choice'),
    expiresAt: time('Time from which the shop asks again'),
    version: Type.String({ description: 'Version of the question', examples: ['2026-11-21-2'] }),
    words: Type.Array(Type.String(), { description: 'The words of the question, in the order of the page' }),
    analytics: Type.Boolean({ description: 'Whether statistics are allowed' }),
    advertising: Type.Boolean({ description: 'Whether advertising is allowed' }),
  },
  { title: 'ConsentRecord' },
);

const Device = Type.Object(
  {
    device: Type.String({
      description: 'The browser and system; empty if unknown',
      examples: ['Firefox, Linux'],
    }),
    createdAt: time('Time at which it was made'),
    lastUsedAt: nullable(time('Time of the last use; null before')),
  },
  { title: 'DeviceRecord' },
);

const Document = Type.Object(
  {
    kind: described(InvoiceKind, 'Kind of the document'),
    number: Type.String({ description: 'Number of the document', examples: ['INV-A000042'] }),
    orderId: Type.String({ format: 'uuid', description: 'Id of its order' }),
    issuedAt: time('Time of issue'),
    total: described(Money, 'The total with VAT'),
    pdfUrl: Type.String({
      description:
        'Path of the document as a PDF on the domain of the shop, for the customer who is logged in',
      examples: ['/api/users/me/orders/<id>/invoices/<id>/pdf'],
    }),
  },
  { title: 'DocumentRecord' },
);
export type DocumentRecord = Static<typeof Document>;

/** All that the store keeps about a customer (Regulation (EU) 2016/679 art. 15 and 20). */
export const PersonalData = Type.Object(
  {
    exportedAt: time('Time of the export'),
    profile: described(Profile, 'The account, with its address'),
    acceptedTerms: Type.Object(
      {
        termsId: nullable(
          Type.String({ description: 'The terms that were accepted with the account', examples: ['terms'] }),
        ),
        acceptedAt: nullable(time('Time of the acceptance')),
      },
      { description: 'The terms of the account' },
    ),
    orders: Type.Array(Order, { description: 'Orders with their addresses, the newest first' }),
    invoices: Type.Array(Document, { description: 'Invoices and credit notes, the oldest first' }),
    newsletter: Type.Array(Subscription, {
      description: 'Newsletter subscriptions with the proof of consent',
    }),
    messages: Type.Array(Message, { description: 'Messages to the club, the oldest first' }),
    consents: Type.Array(Consent, { description: 'Choices about cookies while logged in' }),
    sessions: Type.Array(Device, { description: 'Sessions that have not ended' }),
    passkeys: Type.Array(Device, { description: 'Passkeys, without their keys' }),
    culture: described(Culture, 'Language of the texts'),
  },
  { title: 'PersonalData' },
);
export type PersonalData = Static<typeof PersonalData>;
