import type { ProductRow } from '../store-data';
import type { SalePrices } from './sale-times';

const whole = 100;

/** A price in the minor unit less a whole percentage, rounded down to the minor unit. */
export const percentOff = (unit: number, percent: number): number =>
  Math.floor((unit * (whole - percent)) / whole);

/** The prices of a sale that takes a percentage off the normal price of each currency. */
export const pricesOff = ({ prices }: Pick<ProductRow, 'prices'>, percent: number): SalePrices =>
  Object.fromEntries(
    Object.entries(prices).map(([currency, { unit }]) => [currency, percentOff(unit, percent)]),
  );
