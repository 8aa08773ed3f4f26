import { type Static, Type } from 'typebox';
import { freeText, nullable } from './schema';

const maxRelationLength = 200;
const maxNameLength = 100;
const maxNumber = 999;

/** What is printed on the pieces of a line, letter by letter. */
export const Personalisation = Type.Object(
  {
    name: nullable(Type.String({ description: 'As it is printed', examples: ['EIKREM'] })),
    number: nullable(Type.Integer({ examples: [7] })),
    playerId: nullable(Type.String({ description: 'Set where it is the print of a player' })),
  },
  { title: 'Personalisation' },
);
export type Personalisation = Static<typeof Personalisation>;

/** What shall be printed. */
export const PrintWish = Type.Object(
  {
    name: Type.Optional(
      nullable(
        Type.String({
          ...freeText(maxNameLength),
          description: 'Printed in capitals, without needless spaces; a player’s name is the player’s own',
          examples: ["O'Neill"],
        }),
      ),
    ),
    number: Type.Optional(
      nullable(
        Type.Integer({
          minimum: 0,
          maximum: maxNumber,
          description: 'A player’s number is the player’s own',
        }),
      ),
    ),
    playerId: Type.Optional(
      nullable(Type.String({ ...freeText(80), description: 'Whose print, where the print is a player’s' })),
    ),
  },
  { title: 'PrintWish' },
);

const relationId = {
  description:
    "The print, by the `relationId` of the product's `addOns`; left out or null: nothing is printed",
  examples: ['as-home-shirt-26-name-and-number'],
};

/** The print of a line that is added or set. */
export const lineWish = {
  addOnAndProductRelationId: Type.Optional(
    nullable(Type.String({ ...freeText(maxRelationLength), ...relationId })),
  ),
  personalisation: Type.Optional(nullable(PrintWish)),
};
