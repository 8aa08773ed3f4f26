import { type Static, Type } from 'typebox';
import { Image } from '../../platform/contract/image';
import { Money } from '../../platform/contract/money';
import { described, Id, nullable } from '../../platform/contract/schema';
import { linePrint, maxLineQuantity, Personalisation, StockStatus } from '../catalogue';
import { BasketVoucher } from './vouchers/contract';

export const BasketToken = Type.String({
  minLength: 7,
  maxLength: 250,
  pattern: '^(?:current|[A-Za-z0-9._-]{20,})$',
});

export const DeliveryTime = Type.Object(
  {
    days: Type.Object(
      {
        min: Type.Integer({ description: 'The lower bound' }),
        max: Type.Integer({ description: 'The upper bound' }),
      },
      { description: 'Working days until the goods arrive, with the time for their prints' },
    ),
    countedFrom: nullable(
      Type.String({
        format: 'date',
        description:
          'The day from which the days count: the last release of a preorder; null if they count from the order',
        examples: ['2027-02-12'],
      }),
    ),
  },
  { title: 'DeliveryTime' },
);
export type DeliveryTime = Static<typeof DeliveryTime>;

/** S3.2. Identified by the variant and the print. */
export const BasketLine = Type.Object(
  {
    id: Type.String({ description: 'Id of the line' }),
    productId: Type.String({ description: 'Id of the variant' }),
    addOnAndProductRelationId: nullable(Type.String({ description: 'The print; null without one' })),
    personalisation: nullable(described(Personalisation, 'The print on the goods; null without one')),
    name: Type.String({ description: 'Name, in the culture of the request' }),
    brand: Type.String({ description: 'Brand of the product' }),
    url: Type.String({ description: 'Path of the shop, with the culture’s prefix' }),
    image: described(Image, 'The image'),
    categories: Type.Array(Type.String(), { description: 'Names of the categories, from the top down' }),
    quantity: Type.Integer({ description: 'Number of units in the basket' }),
    maxQuantity: Type.Integer({
      description:
        'The largest quantity that the line can have, given the other lines of the variant; 0 if the line must be removed before checkout',
    }),
    stockStatus: described(StockStatus, 'Whether the variant can be delivered now, later or not at all'),
    availableFrom: nullable(
      Type.String({ format: 'date', description: 'First shipping day; set while in preorder' }),
    ),
    productionDays: Type.Integer({
      minimum: 0,
      description: 'Working days that its print takes before the goods are sent; 0 without a print',
      examples: [3],
    }),
    isAvailable: Type.Boolean({
      description: 'False if the selected print is no longer available',
    }),
    isReturnable: Type.Boolean({ description: 'False for personalised goods' }),
    unitPrice: Type.Object({ ...Money.properties }, { description: 'Price per unit, including the print' }),
    printPrice: Type.Object(
      { ...Money.properties },
      { description: 'Surcharge of the print per unit; never discounted by a sale' },
    ),
    unitDiscount: Type.Object(
      { ...Money.properties },
      {
        description:
          'Discount of the sale per unit, calculated from the lowest price of the 30 days before it',
      },
    ),
    voucherDiscount: Type.Object(
      { ...Money.properties },
      { description: "The line's share of the voucher discount; `total` does not include it" },
    ),
    total: Type.Object(
      { ...Money.properties },
      { description: 'Price of all units after the discount, before vouchers, VAT included' },
    ),
    properties: Type.Array(
      Type.Object({
        label: Type.String({ description: "'color', 'size', 'name', 'number'" }),
        value: Type.String({ description: 'The displayed value' }),
      }),
      { description: 'Properties of the variant' },
    ),
  },
  { title: 'BasketLine' },
);
export type BasketLine = Static<typeof BasketLine>;

/** S3.1. `shippingTotal` is null until a shipping method is selected. */
export const BasketSummary = Type.Object(
  {
    token: Type.String({ description: 'Signed token of the basket; grants access to it' }),
    quantity: Type.Integer({ description: 'Number of units in all lines' }),
    subTotal: Type.Object(
      { ...Money.properties },
      { description: 'Price of the goods before discounts and vouchers, VAT included' },
    ),
    discountTotal: Type.Object(
      { ...Money.properties },
      { description: 'Total discount on the goods: of the sale and of vouchers (`voucherTotal`)' },
    ),
    voucherTotal: Type.Object(
      { ...Money.properties },
      { description: 'The part of `discountTotal` that comes from vouchers; the rest comes from the sale' },
    ),
    shippingTotal: nullable(
      Type.Object(
        { ...Money.properties },
        {
          description: 'Price of the shipment after vouchers, VAT included; null until a method is selected',
        },
      ),
    ),
    taxTotal: Type.Object({ ...Money.properties }, { description: 'VAT included in the total' }),
    total: Type.Object(
      { ...Money.properties },
      { description: 'The amount to pay: goods after discounts and vouchers, plus shipping, VAT included' },
    ),
  },
  { title: 'BasketSummary' },
);
export type BasketSummary = Static<typeof BasketSummary>;

export const Basket = Type.Object(
  {
    token: Type.String({ description: 'Signed token of the basket; grants access to it' }),
    lines: Type.Array(BasketLine, { description: 'Lines, in the order in which they were added' }),
    vouchers: Type.Array(BasketVoucher, { description: 'Vouchers in the order in which they were added' }),
  },
  { title: 'Basket' },
);
export type Basket = Static<typeof Basket>;

export const AddLine = Type.Object(
  {
    productId: described(Id, 'Id of the variant'),
    quantity: Type.Integer({ minimum: 1, maximum: maxLineQuantity, description: 'Number of units to add' }),
    ...linePrint,
  },
  { title: 'AddLine', examples: [{ productId: 'home-shirt-red-m', quantity: 2 }] },
);
export type AddLine = Static<typeof AddLine>;

/** The new quantity of a line; 0 removes it. A line is identified by its variant and its print. */
export const SetLine = Type.Object(
  {
    productId: described(Id, 'Id of the variant'),
    quantity: Type.Integer({
      minimum: 0,
      maximum: maxLineQuantity,
      description: 'The new number of units; 0 removes the line',
    }),
    ...linePrint,
  },
  { title: 'SetLine', examples: [{ productId: 'home-shirt-red-m', quantity: 2 }] },
);
export type SetLine = Static<typeof SetLine>;
