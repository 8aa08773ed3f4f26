import { type Static, Type } from 'typebox';
import { StockStatus } from './product';
import { Id, nullable } from './schema';

const Day = Type.String({ format: 'date', examples: ['2027-02-12'] });

export const PreorderVariant = Type.Object(
  {
    id: Id,
    color: Type.String({ description: "The colour's code within the product", examples: ['black'] }),
    colorName: Type.String({ examples: ['Black'] }),
    size: Type.String({ examples: ['M'] }),
    stockStatus: StockStatus,
    availableFrom: nullable(
      Type.String({
        format: 'date',
        description: 'The day from which it is sent; null where it is sent at once or cannot be ordered',
        examples: ['2027-02-12'],
      }),
    ),
    maxQuantity: Type.Integer({
      minimum: 0,
      description: 'Pieces that one basket line may hold now; 0 where it cannot be ordered',
      examples: [99],
    }),
  },
  { title: 'PreorderVariant', description: 'Whether, and from when, a variant can be had' },
);

export const Preorder = Type.Object(
  {
    productId: Id,
    name: Type.String({ description: "The product's name" }),
    stockStatus: StockStatus,
    canBeOrdered: Type.Boolean({ description: 'Whether there is a variant of which a piece can be ordered' }),
    isPreorder: Type.Boolean({ description: 'Whether all that can be ordered is sent later' }),
    sentFrom: nullable(
      Type.Object(
        { earliest: Day, latest: Day },
        { description: 'Between which days the variants in preorder are sent; null where none is' },
      ),
    ),
    variants: Type.Array(PreorderVariant),
  },
  { title: 'Preorder', description: 'What a product can be ordered of, and when that is sent' },
);
export type Preorder = Static<typeof Preorder>;
