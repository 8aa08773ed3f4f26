import type { Money } from '../../../platform/contract/money';
import { minorDigits } from '../../../platform/contract/money';
import { byteOrderMark, csvText, escapeFormula, type Separator } from '../../../platform/csv';
import type { Figures, FiguresDay } from './contract';

export const figureTables = ['days', 'products', 'soldOut', 'emptySearches'] as const;
type FigureTable = (typeof figureTables)[number];

type Cell = string | number | Money | null | undefined;

/** A table of the figures as a CSV file. */
export function figuresCsv(table: FigureTable, figures: Figures, separator: Separator): string {
  const rows = tables[table](figures).map((row) => row.map((cell) => cellText(cell, separator)));
  return byteOrderMark + csvText(rows, separator);
}

function cellText(cell: Cell, separator: Separator): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'string') return escapeFormula(cell);
  const text = cell.amount.toFixed(minorDigits(cell.currency));
  return separator === ';' ? text.replace('.', ',') : text;
}

const tables: Readonly<Record<FigureTable, (figures: Figures) => Cell[][]>> = {
  days: ({ days, total }) => {
    const currencies = total.revenue.map(({ gross }) => gross.currency);
    return [
      [
        'day',
        'orders',
        'units',
        'checkoutsBegun',
        'checkoutsPaid',
        ...currencies.flatMap((currency) => [`gross.${currency}`, `refunds.${currency}`, `net.${currency}`]),
      ],
      ...days.map((day) => [
        day.day,
        day.orders,
        day.units,
        day.checkouts?.begun,
        day.checkouts?.paid,
        ...currencies.flatMap((currency) => amountsIn(day, currency)),
      ]),
    ];
  },
  products: ({ products }) => {
    const currencies = [...new Set(products.flatMap(({ gross }) => gross.map(({ currency }) => currency)))];
    return [
      ['productId', 'name', 'units', ...currencies.map((currency) => `gross.${currency}`)],
      ...products.map(({ productId, name, units, gross }) => [
        productId,
        name,
        units,
        ...currencies.map((currency) => gross.find((amount) => amount.currency === currency)),
      ]),
    ];
  },
  soldOut: ({ soldOut }) => [
    ['variantId', 'productId', 'name', 'color', 'size', 'sku', 'lastSoldAt'],
    ...soldOut.map((row) => [
      row.variantId,
      row.productId,
      row.name,
      row.color,
      row.size,
      row.sku,
      row.lastSoldAt,
    ]),
  ],
  emptySearches: ({ emptySearches }) => [
    ['term', 'searches'],
    ...emptySearches.map(({ term, searches }) => [term, searches]),
  ],
};

function amountsIn({ revenue }: FiguresDay, currency: string): Cell[] {
  const { gross, refunds, net } = revenue.find((each) => each.gross.currency === currency) ?? {};
  return [gross, refunds, net];
}
