import { type Static, Type } from 'typebox';
import { Image } from './image';
import { Money } from './money';
import { lineWish, Personalisation } from './personalisation';
import { StockStatus } from './product';
import { Id, nullable } from './schema';
import { BasketVoucher } from './voucher';

export const maxLineQuantity = 99;
/** Lines in one basket. */
export const maxBasketLines = 100;

export const BasketToken = Type.String({ minLength: 20, maxLength: 200, pattern: '^[A-Za-z0-9._-]+$' });

/** S3.2. Its identity is the variant and the print. */
export const BasketLine = Type.Object(
  {
    id: Type.String(),
    productId: Type.String({ description: "The variant's id, as given when adding" }),
    addOnAndProductRelationId: nullable(Type.String({ description: 'The print; null where there is none' })),
    personalisation: nullable(Personalisation),
    name: Type.String(),
    brand: Type.String(),
    url: Type.String(),
    image: Image,
    categories: Type.Array(Type.String()),
    quantity: Type.Integer(),
    maxQuantity: Type.Integer({
      description:
        'The most that can be in the line now, beside the other lines of the variant; 0 where it must be removed before the basket can be paid',
    }),
    stockStatus: StockStatus,
    isAvailable: Type.Boolean({
      description: 'False where its print is no longer offered as it was chosen',
    }),
    isReturnable: Type.Boolean({ description: 'False for what is printed to order' }),
    unitPrice: Type.Object({ ...Money.properties }, { description: 'Of one piece, its print included' }),
    printPrice: Type.Object(
      { ...Money.properties },
      { description: 'What the print adds to the price of one piece; never reduced by a sale' },
    ),
    unitDiscount: Type.Object(
      { ...Money.properties },
      {
        description:
          'What the sale takes off one piece, reckoned from the lowest price of the 30 days before it',
      },
    ),
    voucherDiscount: Type.Object(
      { ...Money.properties },
      { description: "The line's share of what vouchers take off; `total` is before it" },
    ),
    total: Money,
    properties: Type.Array(
      Type.Object({
        label: Type.String({ description: "'color', 'size', 'name', 'number'" }),
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
    discountTotal: Type.Object(
      { ...Money.properties },
      { description: 'All that is taken off the goods: by the sale and by vouchers (`voucherTotal`)' },
    ),
    voucherTotal: Type.Object(
      { ...Money.properties },
      { description: 'The part of `discountTotal` that vouchers take off; the rest is the sale' },
    ),
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
    vouchers: Type.Array(BasketVoucher, { description: 'In the order in which they were added' }),
  },
  { title: 'Basket' },
);
export type Basket = Static<typeof Basket>;

export const AddLine = Type.Object(
  {
    productId: Id,
    quantity: Type.Integer({ minimum: 1, maximum: maxLineQuantity }),
    ...lineWish,
  },
  { title: 'AddLine' },
);
export type AddLine = Static<typeof AddLine>;

/** The quantity that a line shall have; 0 removes it. A line is named by its variant and its print, as it answers them. */
export const SetLine = Type.Object(
  {
    productId: Id,
    quantity: Type.Integer({ minimum: 0, maximum: maxLineQuantity }),
    ...lineWish,
  },
  { title: 'SetLine' },
);
export type SetLine = Static<typeof SetLine>;
