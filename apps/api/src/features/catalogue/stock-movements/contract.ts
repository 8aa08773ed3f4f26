import { type Static, Type } from 'typebox';
import { described, freeText, Id, nullable, oneOf } from '../../../platform/contract/schema';
import { adjustmentReasons, stockReasons } from './stock-reason';

const maxStock = 10_000_000;
const maxNote = 200;

const Units = (description: string, example: number) =>
  Type.Integer({ minimum: 0, maximum: maxStock, description, examples: [example] });
const Total = Type.Integer({ description: 'Number of all of them, on every page', examples: [212] });
const PageNumber = Type.Integer({ description: 'Number of this page, starting at 1' });
const PageSize = Type.Integer({ description: 'Most items of a page', examples: [20] });

/** A variant with its stock. */
export const StockLevel = Type.Object(
  {
    variantId: described(Id, 'Id of the variant', 'home-shirt-m'),
    productId: described(Id, 'Id of its product', 'home-shirt'),
    name: Type.String({
      description: 'Name of the product, in the language of the request if the store has it',
      examples: ['Home shirt'],
    }),
    color: Type.String({ description: 'Name of the colour, in the same language', examples: ['Red'] }),
    size: Type.String({ description: 'Size, as printed on the label', examples: ['M'] }),
    sku: Type.String({ description: 'The shop’s own article number', examples: ['HS-RED-M'] }),
    ean: nullable(Type.String({ description: 'The International Article Number; null without one' })),
    stock: Type.Integer({
      description: 'Units for sale; those of open payments do not count',
      examples: [12],
    }),
    availableFrom: nullable(
      Type.String({
        format: 'date',
        description: 'The variant is a preorder until this day; otherwise null',
      }),
    ),
  },
  { title: 'StockLevel' },
);
export type StockLevel = Static<typeof StockLevel>;

export const StockList = Type.Object(
  {
    items: Type.Array(StockLevel, { description: 'Variants, those with the least stock first' }),
    page: PageNumber,
    pageSize: PageSize,
    total: Total,
    runsLowAt: Type.Integer({
      description: 'A variant runs low with this many units or fewer',
      examples: [5],
    }),
  },
  { title: 'StockList' },
);

/** A change of a variant's stock. */
export const StockMovement = Type.Object(
  {
    id: Type.String({ description: 'Id of the movement', examples: ['4711'] }),
    at: Type.String({ format: 'date-time', description: 'Time of the change' }),
    from: Type.Integer({ description: 'Units before', examples: [12] }),
    to: Type.Integer({
      description: 'Units after; the same as before if a count confirmed them',
      examples: [10],
    }),
    reason: oneOf(stockReasons, {
      description:
        '`ordered`: held for an order; `released`: the order was not paid; `cancelled`: a paid order was cancelled; `imported`: changed by an import; the other reasons are chosen by staff',
    }),
    note: Type.String({ description: 'What was noted; empty without a note', examples: ['Torn sleeves'] }),
    orderId: nullable(
      Type.String({ format: 'uuid', description: 'The order that caused it; null without one' }),
    ),
    orderNumber: nullable(
      Type.String({ description: 'Number of that order; null if it was never paid', examples: ['M100001'] }),
    ),
    actor: nullable(
      Type.Object(
        {
          kind: oneOf(['key', 'staff'], { description: 'A key, or a member of staff' }),
          id: Type.String({
            description: 'Id of the key or member',
            examples: ['2b1d6d0e-6f0e-4a57-9d27-0f2f4b6f1c11'],
          }),
          name: Type.String({ description: 'The name at the time of the change', examples: ['Freja Lund'] }),
        },
        { description: 'Who made it; null for orders and imports' },
      ),
    ),
  },
  { title: 'StockMovement' },
);
export type StockMovement = Static<typeof StockMovement>;

export const StockMovementList = Type.Object(
  {
    items: Type.Array(StockMovement, { description: 'Movements, newest first' }),
    page: PageNumber,
    pageSize: PageSize,
    total: Total,
  },
  { title: 'StockMovementList' },
);

const Note = Type.Optional({
  ...freeText(maxNote),
  description: 'What staff should know about it later',
  examples: ['Torn sleeves'],
});

export const StockCount = Type.Object(
  {
    stock: Units('The counted units, without those of orders', 10),
    expected: Units('The stock when the count began. If it has changed, nothing is written', 12),
    note: Note,
  },
  { title: 'StockCount', examples: [{ stock: 10, expected: 12 }] },
);

export const StockAdjustment = Type.Object(
  {
    change: Type.Integer({
      minimum: -maxStock,
      maximum: maxStock,
      description: 'Units to add, or with a minus sign to take away',
      examples: [-2],
    }),
    reason: oneOf(adjustmentReasons, { description: 'Why the stock changes' }),
    note: Note,
  },
  { title: 'StockAdjustment', examples: [{ change: -2, reason: 'damaged', note: 'Torn sleeves' }] },
);

export const VariantParams = Type.Object({
  variantId: described(Id, 'Id of the variant', 'home-shirt-m'),
});

/** Whether a stock can be stored and shown. */
export const isPossibleStock = (stock: number): boolean => stock >= 0 && stock <= maxStock;
