import { type Static, Type } from 'typebox';
import { Culture, described, nullable, oneOf } from '../../../platform/contract/schema';

const messageStates = ['open', 'answered'] as const;
export const MessageState = oneOf(messageStates, { title: 'MessageState' });
export type MessageState = Static<typeof MessageState>;

const uuid = (description: string) =>
  Type.String({ format: 'uuid', description, examples: ['7c0a3a52-1c39-4f0e-9a2b-3f0b2a0d8e44'] });

/** A message in a list. */
export const ListedMessage = Type.Object(
  {
    id: uuid('Id of the message'),
    state: described(MessageState, '`answered` once staff have answered it'),
    name: Type.String({ description: 'Name of the sender', examples: ['Freja Lund'] }),
    email: Type.String({ description: 'E-mail address of the sender; nobody has verified it' }),
    topic: Type.String({
      description: 'Topic of the message; `Withdrawal` for a statement of withdrawal that matches no order',
    }),
    orderNumber: nullable(
      Type.String({ description: 'Number of the order that it names; null without one' }),
    ),
    message: Type.String({
      description: 'The message, with its line breaks',
      examples: ['Where is my parcel?'],
    }),
    culture: described(Culture, 'Language of the sender'),
    sentAt: Type.String({ format: 'date-time', description: 'Time of receipt' }),
  },
  { title: 'ListedMessage' },
);
export type ListedMessage = Static<typeof ListedMessage>;

export const MessageAnswer = Type.Object(
  {
    id: uuid('Id of the answer'),
    text: Type.String({ description: 'The text of the mail', examples: ['It arrives tomorrow.'] }),
    by: Type.String({
      description: 'Name of the member of staff or the key at that time',
      examples: ['Freja Lund'],
    }),
    sentAt: Type.String({ format: 'date-time', description: 'Time of the answer' }),
  },
  { title: 'MessageAnswer' },
);
export type MessageAnswer = Static<typeof MessageAnswer>;

export const ReadMessage = Type.Object(
  {
    ...ListedMessage.properties,
    answers: Type.Array(MessageAnswer, { description: 'Answers of the staff, oldest first' }),
    order: nullable(
      Type.Object(
        {
          id: uuid('Id of the order'),
          isOfSender: Type.Boolean({
            description: 'Whether the order was placed with the address of the sender',
          }),
        },
        { description: 'The order that it names; null without one' },
      ),
    ),
  },
  { title: 'ReadMessage' },
);
export type ReadMessage = Static<typeof ReadMessage>;

export const MessageParams = Type.Object({ messageId: uuid('Id of the message') });
