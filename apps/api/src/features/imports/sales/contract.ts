import { type Static, Type } from 'typebox';
import { Money, toMoney } from '../../../platform/contract/money';
import { described, nullable, oneOf } from '../../../platform/contract/schema';
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

export function toPlannedSale({
  id,
  prices,
  startsAt,
  endsAt,
  state,
  problem,
}: Sale): Static<typeof PlannedSale> {
  return {
    id,
    prices: Object.entries(prices).map(([currency, amount]) => toMoney(amount, currency)),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    state,
    problem,
  };
}

export const SaleParams = Type.Object({
  ...ProductParams.properties,
  saleId: Type.String({ format: 'uuid', description: 'Id of the sale' }),
});
