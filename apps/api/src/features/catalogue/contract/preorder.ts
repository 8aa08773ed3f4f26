import { type Static, Type } from 'typebox';
import { described, Id, nullable } from '../../../platform/contract/schema';
import { StockStatus } from './product';

const Day = Type.String({ format: 'date', examples: ['2027-02-12'] });

const PreorderVariant = Type.Object(
  {
    id: described(Id, 'Id of the variant'),
    color: Type.String({ description: "The colour's code within the product", examples: ['black'] }),
    colorName: Type.String({ examples: ['Black'], description: 'Name of the colour' }),
    size: Type.String({ examples: ['M'], description: 'Size, as printed on the label of the garment' }),
    stockStatus: described(StockStatus, 'Whether the variant can be delivered now, later or not at all'),
    availableFrom: nullable(
      Type.String({
        format: 'date',
        description: 'The first shipping day; null if it ships immediately or cannot be ordered',
        examples: ['2027-02-12'],
      }),
    ),
    maxQuantity: Type.Integer({
      minimum: 0,
      description: 'Maximum quantity of a basket line; 0 if it cannot be ordered',
      examples: [99],
    }),
  },
  { title: 'PreorderVariant', description: 'Availability of a variant' },
);

export const Preorder = Type.Object(
  {
    productId: described(Id, 'Id of the product'),
    name: Type.String({ description: "The product's name" }),
    stockStatus: described(StockStatus, 'Whether the product can be delivered now, later or not at all'),
    canBeOrdered: Type.Boolean({ description: 'Whether at least one variant can be ordered' }),
    isPreorder: Type.Boolean({ description: 'Whether all variants that can be ordered ship later' }),
    sentFrom: nullable(
      Type.Object(
        { earliest: described(Day, 'The first day'), latest: described(Day, 'The last day') },
        {
          description: 'First and last shipping day of the variants in preorder; null without such variants',
        },
      ),
    ),
    variants: Type.Array(PreorderVariant, { description: 'Variants by colour, then by size' }),
  },
  { title: 'Preorder', description: 'Availability of a product and its shipping dates' },
);
export type Preorder = Static<typeof Preorder>;
