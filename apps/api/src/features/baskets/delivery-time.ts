import { stockStatus } from '../catalogue';
import type { DeliveryTime } from './contract';
import type { PricedLine } from './queries/baskets';

export type DeliveredLine = Pick<PricedLine, 'stock' | 'availableFrom' | 'print' | 'offer'>;

/** Working days that the print of a line takes before the goods are sent; 0 without a print. */
export const productionDays = ({ print, offer }: Pick<PricedLine, 'print' | 'offer'>): number =>
  print === null ? 0 : (offer?.productionDays ?? 0);

/** The first day on which a preordered line can be sent; null if it is in stock or sold out. */
export const releaseDay = (line: DeliveredLine, today: string): string | null =>
  stockStatus(line, today) === 'InPreorderStock' ? line.availableFrom : null;

/**
 * When the goods of an order arrive. They are sent together: after the last release of a preorder, and after the print
 * that takes longest.
 *
 * @param days working days from dispatch to arrival
 * @param today ISO date
 */
export function deliveryTime(
  { min, max }: DeliveryTime['days'],
  lines: readonly DeliveredLine[],
  today: string,
): DeliveryTime {
  const production = Math.max(0, ...lines.map(productionDays));
  const releases = lines.flatMap((line) => releaseDay(line, today) ?? []);
  return {
    days: { min: min + production, max: max + production },
    countedFrom: releases.toSorted().at(-1) ?? null,
  };
}
