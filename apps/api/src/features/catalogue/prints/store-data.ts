import { type Static, Type } from 'typebox';
import { described, Id, oneOf } from '../../../platform/contract/schema';
import { Amount, Count, Name, perCulture, perCurrency, strict, Text } from '../../stores/fields';

export const printTypes = ['Name', 'Number', 'NameAndNumber'] as const;
export const personalisationKinds = ['Personal', 'Player'] as const;
export const textPlacements = ['NameAboveNumber', 'NameBelowNumber'] as const;

const size = { minimum: 0, examples: [90] };

/** S3.24, with the constraints on the printed text. */
const PrintSettings = Type.Object(
  {
    nameTextSize: Type.Number({
      ...size,
      description: 'Height of the letters, in pixels of an image that is 1200 pixels wide',
    }),
    numberTextSize: Type.Number({
      ...size,
      description: 'Height of the digits, in pixels of an image that is 1200 pixels wide',
    }),
    textPlacement: oneOf(textPlacements, { description: 'Position of the name' }),
    nameFontUrl: described(Text, 'Path of the font for names', '/media/astralis/fonts/tektur.woff2'),
    numberFontUrl: described(Text, 'Path of the font for numbers', '/media/astralis/fonts/tektur.woff2'),
    color: Type.String({ pattern: '^#[0-9A-Fa-f]{6}$', description: 'As `#rrggbb`' }),
    nameMaxLength: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: 'Number of characters that a name may have',
      examples: [12],
    }),
    numberMin: Type.Integer({
      minimum: 0,
      description: 'Smallest number that can be printed',
      examples: [1],
    }),
    numberMax: Type.Integer({
      minimum: 0,
      description: 'Largest number that can be printed',
      examples: [99],
    }),
    allowedCharacters: described(
      Text,
      'Characters that a name may contain besides Latin letters, digits and spaces',
      "'-",
    ),
  },
  strict,
);

/** A print for products (S3.7, S3.8). */
export const AddOnRow = Type.Object(
  {
    id: described(Id, 'Id of the print'),
    printType: oneOf(printTypes, { description: 'What is printed' }),
    /** `Personal`: the shopper enters the text; `Player`: the shopper selects a player. */
    kind: oneOf(personalisationKinds, {
      description: '`Personal`: the shopper enters the text; `Player`: the shopper selects a player',
    }),
    exclusion: Type.Optional(
      described(
        perCulture(Text),
        'Why the right of withdrawal does not cover the print although the shopper selects it from a list. Without it, ' +
          'goods with a player can be returned; goods with a text of the shopper cannot (Directive 2011/83/EU art. 16(c))',
      ),
    ),
    productionDays: Type.Optional(
      described(Count, 'Working days that printing takes before the goods are sent; 0 if it is missing', 2),
    ),
    prices: described(perCurrency(Amount()), 'Price of the print per unit, in the minor unit, VAT included'),
    printSettings: described(PrintSettings, 'The appearance of the print, and the constraints on its text'),
    texts: described(
      perCulture(
        Type.Object(
          {
            name: described(Name, 'Name, in the culture of the request'),
            text: described(Text, 'Plain text'),
          },
          strict,
        ),
        { flat: true },
      ),
      'Name and description in each culture',
    ),
  },
  strict,
);
export type AddOnRow = Static<typeof AddOnRow>;

export const PlayerRow = Type.Object(
  {
    id: described(Id, 'Id of the player'),
    name: described(Name, 'Name, in the culture of the request'),
    number: Type.Integer({ minimum: 0, maximum: 999, description: 'The printed number' }),
    role: Type.Optional(described(perCulture(Text), "The player's position, in each culture")),
    isActive: Type.Boolean({ description: 'Whether shirts can be printed with the player' }),
  },
  strict,
);
export type PlayerRow = Static<typeof PlayerRow>;
