import { passwordLength } from '@matchday/validation';
import { type Static, Type } from 'typebox';
import { Image } from '../../platform/contract/image';
import { ErrorBody, Meta, Succeeded } from '../../platform/contract/meta';
import { Money } from '../../platform/contract/money';
import { Culture, described, freeText, nullable, oneOf } from '../../platform/contract/schema';
import { OrderStatus } from '../orders';
import { maxIdleDays, maxSessionDays } from './session/session-lifetime';

/** Bounds the input only; the password policy refuses shorter passwords that are too long, with its own error. */
const passwordReadMax = 1024;

export const Email = Type.String({
  maxLength: 254,
  pattern: '^[^\\u0000]*$',
  description: 'An e-mail address; case and surrounding spaces are ignored',
  examples: ['freja@example.com'],
});

export const NewPassword = Type.String({
  maxLength: passwordReadMax,
  description: `${passwordLength.min} to ${passwordLength.max} characters of any kind; common passwords are refused`,
  examples: ['a seat at the north stand'],
});

export const Password = Type.String({ maxLength: passwordReadMax, description: 'The password' });

export const SingleUseToken = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'Token from the mailed link; can be used once',
});

/** S7.8 */
export const Credentials = Type.Object(
  {
    grant_type: oneOf(['password', 'refresh_token'], {
      description: 'Type of credentials; each type requires different fields',
    }),
    username: Type.Optional({ ...Email, description: 'For `password`: the e-mail address' }),
    password: Type.Optional(Password),
    refresh_token: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'For `refresh_token`: the latest refresh token; it is exchanged for a new one',
      }),
    ),
    basketToken: Type.Optional(
      Type.String({
        maxLength: 400,
        description:
          "For `password`: the guest's basket, which is merged into the customer's; an invalid one is ignored",
      }),
    ),
  },
  { title: 'Credentials' },
);

const TokenResult = Type.Object(
  {
    access_token: Type.String({ description: 'Sent as the header Authorization: Bearer …' }),
    refresh_token: Type.String({
      description: `Valid for one exchange and for ${maxIdleDays} days, at most ${maxSessionDays} days after the login`,
    }),
    expires_in: Type.Integer({ description: 'Lifetime of the access token in seconds', examples: [900] }),
    token_type: Type.Literal('Bearer', { description: 'Always `Bearer`' }),
    basketToken: Type.Optional(
      Type.String({
        description: "The customer's basket, if there is one; it may differ from the one sent",
      }),
    ),
  },
  { title: 'TokenResult' },
);

export const Authentication = Type.Object(
  {
    isSuccess: Type.Literal(true, { description: 'Whether the login succeeded' }),
    error: Type.Null({ description: 'Always null' }),
    result: described(TokenResult, 'The tokens of the session'),
  },
  { title: 'Authentication' },
);

/** Error response of `authenticate`: an ErrorBody with the additional fields of S7.8. */
export const FailedAuthentication = Type.Object(
  {
    isSuccess: Type.Literal(false, { description: 'Whether the login succeeded' }),
    error: Type.String({ description: 'Message of the first error, in the culture of the request' }),
    result: Type.Null({ description: 'Always null' }),
    ...ErrorBody.properties,
  },
  { title: 'FailedAuthentication' },
);

const name = (description: string) =>
  Type.String({ maxLength: 100, pattern: '^[^\\u0000]*$', description, examples: ['Freja'] });

export const Registration = Type.Object(
  {
    email: described(Email, 'E-mail address'),
    password: NewPassword,
    firstName: described(name('First name'), 'Given names'),
    lastName: described(name('Last name'), 'Family name'),
    phone: Type.Optional({ ...freeText(40), description: 'Telephone number', examples: ['+45 20 12 34 56'] }),
    acceptsTerms: Type.Boolean({ description: "Must be true: the shop's terms are accepted" }),
    termsId: Type.Optional({
      ...freeText(100),
      description: 'The terms that were shown; stored with the time of acceptance',
    }),
  },
  { title: 'Registration' },
);

const profileFields = {
  firstName: described(name('First name'), 'Given names'),
  lastName: described(name('Last name'), 'Family name'),
  phone: Type.String({ ...freeText(40), description: 'Telephone number, or empty' }),
  street: Type.String({ ...freeText(200), description: 'Street and number, or empty' }),
  city: Type.String({ ...freeText(100), description: 'City, or empty' }),
  zipCode: Type.String({ ...freeText(20), description: "Zip code in the country's format, or empty" }),
  country: Type.String({ ...freeText(2), description: 'ISO 3166-1 alpha-2, or empty', examples: ['DK'] }),
};

export const Profile = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: "The customer's id" }),
    email: Type.String({ description: 'E-mail address for logging in' }),
    pendingEmail: nullable(
      Type.String({
        description: 'The new address, until the customer opens the link that was mailed to it',
      }),
    ),
    ...profileFields,
    culture: { ...Culture, description: 'Language of mails to the customer' },
    createdAt: Type.String({ format: 'date-time', description: 'Time of the registration' }),
  },
  { title: 'Profile' },
);
export type Profile = Static<typeof Profile>;

/** Fields to update; missing fields keep their values. */
export const ProfileChange = Type.Object(
  {
    ...Type.Partial(
      Type.Object({
        ...profileFields,
        culture: described(Profile.properties.culture, 'The language, as named by the shop'),
      }),
    ).properties,
    email: Type.Optional({
      ...Email,
      description: 'A new address; takes effect when the customer opens the link that is mailed to it',
    }),
    newPassword: Type.Optional(NewPassword),
    currentPassword: Type.Optional({
      ...Password,
      description: 'Required with a new address or a new password',
    }),
  },
  { title: 'ProfileChange' },
);
export type ProfileChange = Static<typeof ProfileChange>;

export const OrderListItem = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Id of the order, for `getMyOrder`' }),
    orderNumber: Type.String({
      description: 'Order number, as shown to the customer',
      examples: ['N100001'],
    }),
    status: described(OrderStatus, 'Status of the order'),
    statusLabel: Type.String({
      description: "Name of the status in the shop's language",
      examples: ['Order confirmed'],
    }),
    placedAt: Type.String({ format: 'date-time', description: 'Time of the payment' }),
    total: Type.Object({ ...Money.properties }, { description: 'Amount paid, VAT included' }),
    quantity: Type.Integer({ description: 'Number of units' }),
    image: nullable(Type.Object({ ...Image.properties }, { description: 'Image of the first line' })),
  },
  { title: 'OrderListItem' },
);

export const OrderList = Type.Object(
  {
    items: Type.Array(OrderListItem, { description: 'Orders, newest first' }),
    page: Type.Integer({ description: 'Page number, starting at 1' }),
    pageSize: Type.Integer({ description: 'Orders per page' }),
    totalItems: Type.Integer({ description: 'Number of orders on all pages' }),
    totalPages: Type.Integer({ description: 'Number of pages' }),
  },
  { title: 'OrderList' },
);

/** A login of a customer on one device. */
export const Session = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Id of the session, for `endMySession`' }),
    device: Type.String({
      description: 'The browser and system at the login; empty if unknown',
      examples: ['Firefox, Windows'],
    }),
    createdAt: Type.String({ format: 'date-time', description: 'Time of the login' }),
    lastUsedAt: Type.String({
      format: 'date-time',
      description: 'Time at which its tokens were last issued, to a quarter of an hour',
    }),
    isCurrent: Type.Boolean({ description: 'Whether it is the session of this request' }),
  },
  { title: 'Session' },
);

/** What ends a customer's session: a stolen one alone must not. */
export const SessionEnd = Type.Object({ password: Password }, { title: 'SessionEnd' });

export const EndedSessions = Type.Object(
  {
    success: Succeeded,
    ended: Type.Integer({ description: 'Number of sessions that were ended', examples: [3] }),
  },
  { title: 'EndedSessions' },
);

/** The response of operations that must not reveal more. */
export const DoneAnswer = Type.Object({ success: Succeeded }, { title: 'DoneAnswer' });

export const ProfileAnswer = Type.Object(
  {
    meta: Meta,
    profile: described(Profile, 'Data of the account'),
  },
  { title: 'ProfileAnswer' },
);

export const done = { success: true as const };
