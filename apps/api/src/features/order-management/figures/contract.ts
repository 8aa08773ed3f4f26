import { type Static, Type } from 'typebox';
import { Money } from '../../../platform/contract/money';
import { described, nullable } from '../../../platform/contract/schema';

const Count = (description: string, example: number) =>
  Type.Integer({ minimum: 0, description, examples: [example] });
const Day = (description: string) => Type.String({ format: 'date', description, examples: ['2026-11-24'] });

const Revenue = Type.Object(
  {
    gross: described(Money, 'The total of the orders, with VAT and shipping; with a product, its lines'),
    refunds: described(Money, 'What was paid back on these days; 0 with a product'),
    net: described(Money, '`gross` less `refunds`'),
  },
  {
    title: 'Revenue',
    description: 'Revenue in one currency',
    examples: [
      {
        gross: { amount: 959.4, currency: 'EUR' },
        refunds: { amount: 79.95, currency: 'EUR' },
        net: { amount: 879.45, currency: 'EUR' },
      },
    ],
  },
);

const Checkouts = Type.Object(
  {
    begun: Count('Baskets whose checkout began: with an address or a shipping method', 20),
    paid: Count('How many of them are paid by now', 12),
  },
  { title: 'CheckoutFigures', description: 'How many checkouts that began were paid' },
);

const totals = {
  orders: Count('Orders that were placed', 12),
  units: Count('Units in these orders; with a product, of it', 15),
  revenue: Type.Array(Revenue, { description: 'By currency; empty without an order or a refund' }),
  checkouts: nullable(
    described(
      Checkouts,
      'Null with a product, and for days from which baskets that were not ordered are deleted',
    ),
  ),
};

export const FiguresDay = Type.Object(
  { day: Day('The day, in the time zone of the store'), ...totals },
  { title: 'FiguresDay', description: 'The figures of one day' },
);
export type FiguresDay = Static<typeof FiguresDay>;

const Total = Type.Object(totals, { title: 'FiguresTotal', description: 'The figures of a period' });

const productName = Type.String({
  description: 'Name of the product, in the language of `culture` if the store has it',
});

const SoldProduct = Type.Object(
  {
    productId: Type.String({ description: 'Id of the product', examples: ['home-shirt'] }),
    name: productName,
    units: Count('Units that were sold', 15),
    gross: Type.Array(Money, { description: 'The price of the lines less vouchers, by currency' }),
  },
  { title: 'SoldProduct', description: 'How often a product was sold' },
);

const SoldOutVariant = Type.Object(
  {
    variantId: Type.String({ description: 'Id of the variant' }),
    productId: Type.String({ description: 'Id of the product', examples: ['home-shirt'] }),
    name: productName,
    color: Type.String({ description: 'Code of the colour', examples: ['red'] }),
    size: Type.String({ description: 'The size as shoppers see it' }),
    sku: Type.String({ description: 'Stock keeping unit' }),
    lastSoldAt: Type.String({ format: 'date-time', description: 'When it was last ordered' }),
  },
  { title: 'SoldOutVariant', description: 'A variant that was sold and has no stock left' },
);

const EmptySearch = Type.Object(
  {
    term: Type.String({ description: 'The searched words in lower case', examples: ['goalkeeper gloves'] }),
    searches: Count('How often they were searched', 3),
  },
  { title: 'EmptySearch', description: 'A search that found nothing' },
);

export const Figures = Type.Object(
  {
    from: Day('The first day'),
    to: Day('The last day'),
    total: described(Total, 'The whole period'),
    days: Type.Array(FiguresDay, { description: 'Every day of the period' }),
    products: Type.Array(SoldProduct, { description: 'The products that were sold most often' }),
    soldOut: Type.Array(SoldOutVariant, {
      description: 'Variants that were sold in the period and have no stock left now',
    }),
    emptySearches: Type.Array(EmptySearch, {
      description: 'Searches that found nothing, the most often first',
    }),
  },
  { title: 'Figures', description: 'The figures of a store' },
);
export type Figures = Static<typeof Figures>;
