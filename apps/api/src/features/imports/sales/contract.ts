import { type Static, Type } from 'typebox';
import { Money, toMoney } from '../../../platform/contract/money';
import { described, Id, nullable, oneOf } from '../../../platform/contract/schema';
import { Amount, perCurrency, strict } from '../../stores';
import { ProductParams } from '../single-product';
import { type Sale, saleStates } from './sale-times';

const Time = (description: string, example: string) =>
  Type.String({ format: 'date-time', description, examples: [example] });
const from = '2026-11-27T00:00:00.000Z';
const until = '2026-11-30T23:00:00.000Z';

const SalePrices = described(
  perCurrency(Amount(), { partial: true }),
  'The price of one unit during the sale, in the minor unit of each currency, VAT included',
);

export const NewSale = Type.Object(
  {
    prices: SalePrices,
    startsAt: Time('When the sale begins', from),
    endsAt: Time('When the sale ends', until),
  },
  {
    ...strict,
    title: 'NewSale',
    description: 'A sale of a product with its prices, its beginning and its end',
    examples: [{ prices: { EUR: 400, DKK: 2900 }, startsAt: from, endsAt: until }],
  },
);
export type NewSale = Static<typeof NewSale>;

export const SalePreviewRequest = Type.Object(
  {
    prices: SalePrices,
    startsAt: Type.Optional(Time('When the prices begin; now if missing', from)),
  },
  {
    ...strict,
    title: 'SalePreviewRequest',
    description: 'Prices of a sale and its beginning',
    examples: [{ prices: { EUR: 400 }, startsAt: from }],
  },
);

/** What the law on price reductions makes of a price. */
export const SalePreview = Type.Object(
  {
    unit: described(Money, 'The price without the sale'),
    sale: described(Money, 'The price during the sale'),
    prior: nullable(
      Type.Object(
        { ...Money.properties },
        {
          description:
            'The lowest price of the 30 days before the beginning, which the shop shows beside the sale price; null if no price is known for that time',
        },
      ),
    ),
    isReduction: Type.Boolean({
      description:
        'Whether the shop announces a reduction. Otherwise, as the price is not below the lowest one of the 30 days, it becomes the normal price until the end of the sale',
    }),
    savings: nullable(
      Type.Object({ ...Money.properties }, { description: '`prior` minus `sale`; null without a reduction' }),
    ),
  },
  { title: 'SalePreview' },
);
export type SalePreview = Static<typeof SalePreview>;

// Another time than that of `NewSale`, whose example can be planned for the same product.
const term = { startsAt: '2026-12-11T00:00:00.000Z', endsAt: '2026-12-14T23:00:00.000Z' };

const productsOfSales = {
  productIds: Type.Array(described(Id, 'Id of a product', 'training-shirt'), {
    minItems: 1,
    maxItems: 100,
    uniqueItems: true,
    description: 'The products, each once',
  }),
  percent: Type.Integer({
    minimum: 1,
    maximum: 90,
    description:
      'Whole percentage off the normal price of each currency; the result is rounded down to the minor unit',
    examples: [20],
  }),
};

export const NewSales = Type.Object(
  {
    ...productsOfSales,
    startsAt: Time('When the sales begin', from),
    endsAt: Time('When the sales end', until),
  },
  {
    ...strict,
    title: 'NewSales',
    description: 'A sale of several products by a percentage, with its beginning and its end',
    examples: [{ productIds: ['training-shirt'], percent: 20, ...term }],
  },
);

export const SalesPreviewRequest = Type.Object(
  {
    ...productsOfSales,
    startsAt: Type.Optional(Time('When the sales begin; now if missing', from)),
    endsAt: Type.Optional(
      Time('When the sales end. Without it, other sales of the products are not a problem', until),
    ),
  },
  {
    ...strict,
    title: 'SalesPreviewRequest',
    description: 'A sale of several products by a percentage, as far as it is known',
    examples: [{ productIds: ['training-shirt'], percent: 20, ...term }],
  },
);

/** What a sale of several products makes of one of them. */
export const ProductSalePreview = Type.Object(
  {
    productId: described(Id, 'Id of the product', 'training-shirt'),
    name: nullable(
      Type.String({ description: 'Its name in the culture of the request; null if the product is unknown' }),
    ),
    prices: Type.Array(SalePreview, { description: 'The result for each currency' }),
    problem: nullable(
      Type.String({
        description: 'The error code with which `planSales` would refuse the product; otherwise null',
        examples: ['SalesOverlap'],
      }),
    ),
  },
  { title: 'ProductSalePreview' },
);

export const PlannedSale = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Id of the sale, for `endSale`' }),
    prices: Type.Array(Money, { description: 'The price during the sale in each currency' }),
    startsAt: Time('When it begins', from),
    endsAt: Time('When it ends', until),
    state: oneOf(saleStates, {
      description:
        '`cancelled`: it was ended before it began; `missed`: the API did not run between its beginning and its end; `failed`: its prices could not be set, see `problem`',
    }),
    problem: nullable(
      Type.String({
        description: 'The error code of a failed sale; otherwise null',
        examples: ['DiscountAboveUnit'],
      }),
    ),
  },
  { title: 'PlannedSale' },
);
export type PlannedSale = Static<typeof PlannedSale>;

export function toPlannedSale({ id, prices, startsAt, endsAt, state, problem }: Sale): PlannedSale {
  return {
    id,
    prices: Object.entries(prices).map(([currency, amount]) => toMoney(amount, currency)),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    state,
    problem,
  };
}

export const ProductSale = Type.Object(
  {
    productId: described(Id, 'Id of the product', 'training-shirt'),
    sale: described(PlannedSale, 'Its planned sale'),
  },
  { title: 'ProductSale' },
);
export type ProductSale = Static<typeof ProductSale>;

export const SaleParams = Type.Object({
  ...ProductParams.properties,
  saleId: Type.String({ format: 'uuid', description: 'Id of the sale' }),
});
