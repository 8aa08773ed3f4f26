import { type Static, Type } from 'typebox';
import { described, freeText, nullable } from '../../../platform/contract/schema';

const maxRelationLength = 200;
const maxNameLength = 100;
const maxNumber = 999;

/** The exact print on the goods of a line. */
export const Personalisation = Type.Object(
  {
    name: nullable(Type.String({ description: 'The printed name', examples: ['EIKREM'] })),
    number: nullable(Type.Integer({ examples: [7], description: 'The printed number' })),
    playerId: nullable(Type.String({ description: 'The player; null if the shopper entered the print' })),
  },
  { title: 'Personalisation' },
);
export type Personalisation = Static<typeof Personalisation>;

/** The print that the shopper requests. */
const PrintWish = Type.Object(
  {
    name: Type.Optional(
      nullable(
        Type.String({
          ...freeText(maxNameLength),
          description: 'Converted to upper case, without extra spaces. Ignored for a player’s print',
          examples: ["O'Neill"],
        }),
      ),
    ),
    number: Type.Optional(
      nullable(
        Type.Integer({
          minimum: 0,
          maximum: maxNumber,
          description: 'Ignored for a player’s print',
        }),
      ),
    ),
    playerId: Type.Optional(
      nullable(Type.String({ ...freeText(80), description: 'The player, for a player’s print' })),
    ),
  },
  { title: 'PrintWish' },
);

const relationId = {
  description: "The print: a `relationId` of the product's `addOns`. Missing or null: no print",
  examples: ['as-home-shirt-26-name-and-number'],
};

/** The print of a basket line, as sent by clients. */
export const linePrint = {
  addOnAndProductRelationId: Type.Optional(
    nullable(Type.String({ ...freeText(maxRelationLength), ...relationId })),
  ),
  personalisation: Type.Optional(nullable(described(PrintWish, 'The requested print; null without one'))),
};
