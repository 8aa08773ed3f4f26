import { type Static, Type } from 'typebox';
import { personalisationKinds, printTypes, textPlacements } from '../import/store-data';
import { Money } from './money';
import { nullable, oneOf } from './schema';

/** S3.24 */
export const PrintSettings = Type.Object(
  {
    nameTextSize: Type.Integer({
      description: "Height of the letters, in pixels of the product's picture when it is 1200 pixels wide",
      examples: [88],
    }),
    numberTextSize: Type.Integer({ description: 'The same for the digits of the number', examples: [300] }),
    textPlacement: oneOf(textPlacements),
    nameFontUrl: Type.String({ examples: ['/media/astralis/fonts/tektur.woff2'] }),
    numberFontUrl: Type.String({ examples: ['/media/astralis/fonts/tektur.woff2'] }),
    color: Type.String({ pattern: '^#[0-9a-f]{6}$', examples: ['#ffffff'] }),
  },
  { title: 'PrintSettings' },
);

/** What may be printed, for the rules `max`, `between_playerNumber` and `addOnName` (S5.3 to S5.5). */
export const PrintRules = Type.Object(
  {
    nameMaxLength: Type.Integer({ description: 'Characters, as they are printed', examples: [12] }),
    numberMin: Type.Integer({ examples: [1] }),
    numberMax: Type.Integer({ examples: [99] }),
    allowedCharacters: Type.String({
      description: 'What a name may have besides Latin letters, digits and spaces',
      examples: ["'-"],
    }),
  },
  { title: 'PrintRules' },
);

export const Player = Type.Object(
  {
    id: Type.String(),
    name: Type.String({ description: 'As it is printed', examples: ['EIKREM'] }),
    number: Type.Integer({ examples: [7] }),
    role: nullable(Type.String({ description: "What the player plays as, in the request's culture" })),
  },
  { title: 'Player' },
);

/** A print that a product can be ordered with. */
export const AddOn = Type.Object(
  {
    relationId: Type.String({ description: 'Names this print of this product when a line is added' }),
    name: Type.String(),
    text: Type.String({ description: 'What the fan should know before ordering it' }),
    printType: oneOf(printTypes, { description: 'S3.7: what is printed' }),
    kind: oneOf(personalisationKinds, {
      description: 'S3.8. Personal: the fan writes it; Player: one of `players` is chosen',
    }),
    price: Type.Object({ ...Money.properties }, { description: 'Added to the price of one piece' }),
    printSettings: PrintSettings,
    rules: PrintRules,
    players: Type.Array(Player, { description: 'Empty where the fan writes the print' }),
    isReturnable: Type.Boolean({ description: 'Always false: it is printed to order' }),
  },
  { title: 'AddOn' },
);
export type AddOn = Static<typeof AddOn>;
