import { type Static, Type } from 'typebox';
import { Money } from '../../../platform/contract/money';
import { described, nullable, oneOf } from '../../../platform/contract/schema';
import { personalisationKinds, printTypes, textPlacements } from '../prints/store-data';

/** S3.24 */
const PrintSettings = Type.Object(
  {
    nameTextSize: Type.Integer({
      description: 'Height of the letters, in pixels of a product image that is 1200 pixels wide',
      examples: [88],
    }),
    numberTextSize: Type.Integer({
      description: 'Height of the digits, in pixels of a product image that is 1200 pixels wide',
      examples: [300],
    }),
    textPlacement: oneOf(textPlacements, { description: 'Position of the name' }),
    nameFontUrl: Type.String({
      examples: ['/media/astralis/fonts/tektur.woff2'],
      description: 'Path of the font for names',
    }),
    numberFontUrl: Type.String({
      examples: ['/media/astralis/fonts/tektur.woff2'],
      description: 'Path of the font for numbers',
    }),
    color: Type.String({ pattern: '^#[0-9a-f]{6}$', examples: ['#ffffff'], description: 'As `#rrggbb`' }),
  },
  { title: 'PrintSettings' },
);

/** Constraints on the printed text, for the rules `max`, `between_playerNumber` and `addOnName` (S5.3 to S5.5). */
const PrintRules = Type.Object(
  {
    nameMaxLength: Type.Integer({ description: 'Maximum number of printed characters', examples: [12] }),
    numberMin: Type.Integer({ examples: [1], description: 'Smallest number that can be printed' }),
    numberMax: Type.Integer({ examples: [99], description: 'Largest number that can be printed' }),
    allowedCharacters: Type.String({
      description: 'Characters that a name may contain besides Latin letters, digits and spaces',
      examples: ["'-"],
    }),
  },
  { title: 'PrintRules' },
);

const Player = Type.Object(
  {
    id: Type.String({ description: 'Id of the player' }),
    name: Type.String({ description: 'The printed name', examples: ['EIKREM'] }),
    number: Type.Integer({ examples: [7], description: 'The printed number' }),
    role: nullable(Type.String({ description: "The player's position, in the culture of the request" })),
  },
  { title: 'Player' },
);

/** A print that a product can be ordered with. */
export const AddOn = Type.Object(
  {
    relationId: Type.String({ description: 'Id of this print on this product, for adding a basket line' }),
    name: Type.String({ description: 'Name, in the culture of the request' }),
    text: Type.String({ description: 'Information for the shopper before the order' }),
    printType: oneOf(printTypes, { description: 'The printed elements (S3.7)' }),
    kind: oneOf(personalisationKinds, {
      description:
        '`Personal`: the shopper enters the text; `Player`: the shopper selects one of `players` (S3.8)',
    }),
    price: Type.Object({ ...Money.properties }, { description: 'Surcharge per unit' }),
    printSettings: described(PrintSettings, 'How the print looks on the image of the product'),
    rules: described(PrintRules, 'What can be printed'),
    players: Type.Array(Player, { description: 'The available players; empty for `Personal`' }),
    productionDays: Type.Integer({
      minimum: 0,
      description: 'Working days that printing takes before the goods are sent',
      examples: [2],
    }),
    isReturnable: Type.Boolean({
      description:
        'Whether the right of withdrawal covers goods with this print: not with a text of the shopper, and with a player unless the store excludes it',
    }),
    notReturnableReason: Type.Optional(
      Type.String({
        description: 'Why goods with a player cannot be returned; missing if they can',
        examples: ['The shirt is made for the cup final and printed after the order.'],
      }),
    ),
  },
  { title: 'AddOn' },
);
export type AddOn = Static<typeof AddOn>;
