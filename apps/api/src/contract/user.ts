import { type Static, Type } from 'typebox';
import { Image } from './image';
import { ErrorBody } from './meta';
import { Money } from './money';
import { OrderStatus } from './order';
import { Culture, freeText, nullable, oneOf } from './schema';

/** Longer ones are refused by the policy, by name; this only bounds what is read. */
const passwordReadMax = 1024;

export const Email = Type.String({
  maxLength: 254,
  pattern: '^[^\\u0000]*$',
  description: 'An e-mail address; capitals and blanks around it make no difference',
  examples: ['freja@example.com'],
});

export const NewPassword = Type.String({
  maxLength: passwordReadMax,
  description: '8 to 128 characters of any kind; those that everybody uses are refused',
  examples: ['a seat at the north stand'],
});

export const Password = Type.String({ maxLength: passwordReadMax, description: 'The password' });

export const SingleUseToken = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'From the link in the mail; good once',
});

/** S7.8 */
export const Credentials = Type.Object(
  {
    grant_type: oneOf(['password', 'refresh_token'], {
      description: 'How the caller proves who they are; each asks for fields of its own',
    }),
    username: Type.Optional({ ...Email, description: 'For `password`: the e-mail address' }),
    password: Type.Optional(Password),
    refresh_token: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'For `refresh_token`: the newest one; it is exchanged for another',
      }),
    ),
    basketToken: Type.Optional(
      Type.String({
        maxLength: 400,
        description:
          "For `password`: the visitor's basket, which joins the customer's; one that is not good any more is ignored",
      }),
    ),
  },
  { title: 'Credentials' },
);

export const TokenResult = Type.Object(
  {
    access_token: Type.String({ description: 'Says whose a call is, in its header Authorization: Bearer …' }),
    refresh_token: Type.String({ description: 'Good for 30 days and for one exchange' }),
    expires_in: Type.Integer({ description: 'Seconds for which the access token is good', examples: [900] }),
    token_type: Type.Literal('Bearer'),
    basketToken: Type.Optional(
      Type.String({
        description: "The customer's basket, where there is one; it may differ from the one sent",
      }),
    ),
  },
  { title: 'TokenResult' },
);

export const Authentication = Type.Object(
  {
    isSuccess: Type.Literal(true),
    error: Type.Null({ description: 'Null, as nothing failed' }),
    result: TokenResult,
  },
  { title: 'Authentication' },
);

/** Every failed answer of authenticate: an ErrorBody, and the same once more as S7.8 has it. */
export const FailedAuthentication = Type.Object(
  {
    isSuccess: Type.Literal(false),
    error: Type.String({ description: "The first error's message, in the culture of the request" }),
    result: Type.Null({ description: 'Null, as nobody was logged in' }),
    ...ErrorBody.properties,
  },
  { title: 'FailedAuthentication' },
);

const name = (description: string) =>
  Type.String({ maxLength: 100, pattern: '^[^\\u0000]*$', description, examples: ['Freja'] });

export const Registration = Type.Object(
  {
    email: Email,
    password: NewPassword,
    firstName: name('First name'),
    lastName: name('Last name'),
    phone: Type.Optional({ ...freeText(40), description: 'Telephone number', examples: ['+45 20 12 34 56'] }),
    acceptsTerms: Type.Boolean({ description: "Must be true: the shop's terms are accepted" }),
    termsId: Type.Optional({
      ...freeText(100),
      description: 'Which terms were shown; kept beside the time at which they were accepted',
    }),
  },
  { title: 'Registration' },
);

const profileFields = {
  firstName: name('First name'),
  lastName: name('Last name'),
  phone: Type.String({ ...freeText(40), description: 'Telephone number, or empty' }),
  street: Type.String({ ...freeText(200), description: 'Street and number, or empty' }),
  city: Type.String({ ...freeText(100), description: 'City, or empty' }),
  zipCode: Type.String({ ...freeText(20), description: "In the form of the country's, or empty" }),
  country: Type.String({ ...freeText(2), description: 'ISO 3166-1 alpha-2, or empty', examples: ['DK'] }),
};

export const Profile = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: "The customer's id" }),
    email: Type.String({ description: 'The address with which the customer logs in' }),
    pendingEmail: nullable(
      Type.String({ description: 'The new address, until the link that was mailed to it is followed' }),
    ),
    ...profileFields,
    culture: { ...Culture, description: 'In which mails are written' },
    createdAt: Type.String({ format: 'date-time', description: 'When the account was made' }),
  },
  { title: 'Profile' },
);
export type Profile = Static<typeof Profile>;

/** What is left out stays as it is. */
export const ProfileChange = Type.Object(
  {
    ...Type.Partial(Type.Object({ ...profileFields, culture: Profile.properties.culture })).properties,
    email: Type.Optional({
      ...Email,
      description: 'A new address, by which nothing changes until the link that is mailed to it is followed',
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
    id: Type.String({ format: 'uuid', description: 'By which the order is read' }),
    orderNumber: Type.String({ description: 'As the customer knows it', examples: ['N100001'] }),
    status: OrderStatus,
    statusLabel: Type.String({
      description: "The status in the shop's words",
      examples: ['Order confirmed'],
    }),
    placedAt: Type.String({ format: 'date-time', description: 'When it was paid' }),
    total: Type.Object({ ...Money.properties }, { description: 'What was paid, VAT included' }),
    quantity: Type.Integer({ description: 'Pieces' }),
    image: nullable(Type.Object({ ...Image.properties }, { description: "The first line's" })),
  },
  { title: 'OrderListItem' },
);

export const OrderList = Type.Object(
  {
    items: Type.Array(OrderListItem, { description: 'The newest first' }),
    page: Type.Integer({ description: 'Which page it is, from 1' }),
    pageSize: Type.Integer({ description: 'How many orders a page has' }),
    totalItems: Type.Integer({ description: 'How many orders there are' }),
    totalPages: Type.Integer({ description: 'How many pages there are' }),
  },
  { title: 'OrderList' },
);
