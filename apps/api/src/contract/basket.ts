import { type Static, Type } from 'typebox';
import { Image } from './image';
import { Money } from './money';
import { StockStatus } from './product';
import { Id, nullable } from './schema';

export const maxLineQuantity = 99;

export const BasketToken = Type.String({ minLength: 20, maxLength: 200, pattern: '^[A-Za-z0-9._-]+$' });

/** S3.2. Its identity is the variant and the print. */
export const BasketLine = Type.Object(
  {
    id: Type.String(),
    productId: Type.String({ description: "The variant's id, as given when adding" }),
    addOnAndProductRelationId: nullable(Type.String()),
    name: Type.String(),
    url: Type.String(),
    image: Image,
    categories: Type.Array(Type.String()),
    quantity: Type.Integer(),
    maxQuantity: Type.Integer({ description: 'The most that can be in the line now' }),
    stockStatus: StockStatus,
    unitPrice: Money,
    unitDiscount: Money,
    total: Money,
    properties: Type.Array(
      Type.Object({
        label: Type.String({ description: "'color', 'size'" }),
        value: Type.String(),
      }),
    ),
  },
  { title: 'BasketLine' },
);
export type BasketLine = Static<typeof BasketLine>;

/** S3.1. `shippingTotal` is null until a delivery is chosen. */
export const BasketSummary = Type.Object(
  {
    token: Type.String(),
    quantity: Type.Integer(),
    subTotal: Money,
    discountTotal: Money,
    shippingTotal: nullable(Money),
    taxTotal: Type.Object({ ...Money.properties }, { description: 'The VAT that the total contains' }),
    total: Money,
  },
  { title: 'BasketSummary' },
);
export type BasketSummary = Static<typeof BasketSummary>;

export const Basket = Type.Object(
  {
    token: Type.String(),
    lines: Type.Array(BasketLine),
    vouchers: Type.Array(Type.Object({ code: Type.String(), discount: Money })),
  },
  { title: 'Basket' },
);
export type Basket = Static<typeof Basket>;

export const AddLine = Type.Object(
  {
    productId: Id,
    quantity: Type.Integer({ minimum: 1, maximum: maxLineQuantity }),
    addOnAndProductRelationId: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
  },
  { title: 'AddLine' },
);
export type AddLine = Static<typeof AddLine>;

/** The quantity that a line shall have; 0 removes it. */
export const SetLine = Type.Object(
  {
    productId: Id,
    quantity: Type.Integer({ minimum: 0, maximum: maxLineQuantity }),
    addOnAndProductRelationId: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
  },
  { title: 'SetLine' },
);
export type SetLine = Static<typeof SetLine>;
