import { type Money, toMoney } from '../../../platform/contract/money';
import type { Db } from '../../../platform/database/database';
import { localDay } from '../../../platform/day';
import { basketTokenDays } from '../../baskets';
import { findEmptySearches } from '../../search';
import type { Figures, FiguresDay } from './contract';
import { daysOf } from './period';
import {
  findCheckoutFigures,
  findOrderFigures,
  findRefundFigures,
  findSoldOut,
  findTopProducts,
  type ProductFigures,
  type Wanted,
} from './queries';

const mostListed = 20;
const mostSearches = 50;
const dayMs = 24 * 3_600_000;

interface WantedNow extends Wanted {
  now: Date;
}

/** Sums of one day or of all days, in minor units. */
interface Sum {
  orders: number;
  units: number;
  byCurrency: Map<string, { gross: number; refunds: number }>;
  checkouts: { begun: number; paid: number } | null;
}

/** Calculates the figures of a store from its orders, baskets and searches. */
export async function readFigures(db: Db, wanted: WantedNow): Promise<Figures> {
  const { storeId, productId, timeZone, from, to } = wanted;
  const ofStore = productId === undefined;
  const [orders, refunds, checkouts, products, soldOut, searches] = await Promise.all([
    findOrderFigures(db, wanted),
    ofStore ? findRefundFigures(db, wanted) : [],
    ofStore ? findCheckoutFigures(db, wanted) : [],
    findTopProducts(db, wanted, mostListed),
    findSoldOut(db, wanted, mostListed),
    ofStore ? findEmptySearches(db, storeId, wanted, mostSearches) : [],
  ]);
  // Baskets without an order are deleted after that.
  const known = localDay(new Date(wanted.now.getTime() - basketTokenDays * dayMs), timeZone);
  const empty = (day: string): Sum => ({
    orders: 0,
    units: 0,
    byCurrency: new Map(),
    checkouts: ofStore && day >= known ? { begun: 0, paid: 0 } : null,
  });
  const sums = new Map(daysOf(wanted).map((day) => [day, empty(day)]));
  const total = empty(from);
  const add = (day: string, change: (sum: Sum) => void) => {
    const sum = sums.get(day);
    if (sum) change(sum);
    change(total);
  };
  for (const { day, currency, orders: count, units, gross } of orders)
    add(day, (sum) => {
      sum.orders += count;
      sum.units += units;
      amountsOf(sum, currency).gross += gross;
    });
  for (const { day, currency, refunds: amount } of refunds)
    add(day, (sum) => void (amountsOf(sum, currency).refunds += amount));
  for (const { day, begun, paid } of checkouts)
    add(day, ({ checkouts: sum }) => {
      if (sum) Object.assign(sum, { begun: sum.begun + begun, paid: sum.paid + paid });
    });
  return {
    from,
    to,
    total: viewOf(total),
    days: [...sums].map(([day, sum]) => Object.assign({ day }, viewOf(sum))),
    products: perProduct(products),
    soldOut: soldOut.map((row) => Object.assign({}, row, { lastSoldAt: row.lastSoldAt.toISOString() })),
    emptySearches: searches,
  };
}

function amountsOf({ byCurrency }: Sum, currency: string) {
  const known = byCurrency.get(currency) ?? { gross: 0, refunds: 0 };
  byCurrency.set(currency, known);
  return known;
}

function viewOf({ orders, units, byCurrency, checkouts }: Sum): Omit<FiguresDay, 'day'> {
  const revenue = [...byCurrency]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([currency, { gross, refunds }]) => ({
      gross: toMoney(gross, currency),
      refunds: toMoney(refunds, currency),
      net: toMoney(gross - refunds, currency),
    }));
  return { orders, units, revenue, checkouts };
}

function perProduct(rows: readonly ProductFigures[]): Figures['products'] {
  const products = new Map<string, Figures['products'][number] & { gross: Money[] }>();
  for (const { productId, name, units, gross, currency } of rows) {
    const known = products.get(productId) ?? { productId, name, units: 0, gross: [] };
    known.units += units;
    known.gross.push(toMoney(gross, currency));
    products.set(productId, known);
  }
  return [...products.values()];
}
