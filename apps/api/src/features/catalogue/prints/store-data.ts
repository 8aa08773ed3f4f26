import { type Static, Type } from 'typebox';
import { Id, oneOf } from '../../../platform/contract/schema';
import { Amount, Name, perCulture, perCurrency, strict, Text } from '../../stores/fields';

export const printTypes = ['Name', 'Number', 'NameAndNumber'] as const;
export const personalisationKinds = ['Personal', 'Player'] as const;
export const textPlacements = ['NameAboveNumber', 'NameBelowNumber'] as const;

/** S3.24, with the constraints on the printed text. */
const PrintSettings = Type.Object(
  {
    /** Height of the letters, in pixels of a product image that is 1200 pixels wide. */
    nameTextSize: Type.Number({ minimum: 0 }),
    numberTextSize: Type.Number({ minimum: 0 }),
    textPlacement: oneOf(textPlacements),
    nameFontUrl: Text,
    numberFontUrl: Text,
    color: Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' }),
    nameMaxLength: Type.Integer({ minimum: 0, maximum: 100 }),
    numberMin: Type.Integer({ minimum: 0 }),
    numberMax: Type.Integer({ minimum: 0 }),
    /** Characters that a name may contain besides Latin letters, digits and spaces, such as `'-`. */
    allowedCharacters: Text,
  },
  strict,
);

/** A print for products (S3.7, S3.8). */
export const AddOnRow = Type.Object(
  {
    id: Id,
    printType: oneOf(printTypes),
    /** `Personal`: the shopper enters the text; `Player`: the shopper selects a player. */
    kind: oneOf(personalisationKinds),
    prices: perCurrency(Amount()),
    printSettings: PrintSettings,
    texts: perCulture(Type.Object({ name: Name, text: Text }, strict), { flat: true }),
  },
  strict,
);
export type AddOnRow = Static<typeof AddOnRow>;

export const PlayerRow = Type.Object(
  {
    id: Id,
    name: Name,
    number: Type.Integer({ minimum: 0, maximum: 999 }),
    /** The player's position. */
    role: Type.Optional(perCulture(Text)),
    isActive: Type.Boolean(),
  },
  strict,
);
export type PlayerRow = Static<typeof PlayerRow>;
