import { includedVat } from './vat';

/** Amounts are gross (VAT included), in the currency's minor unit. */
export interface UnitPrice {
  unit: number;
  /** What is asked instead of `unit` while the variant is on sale. */
  discounted: number | null;
}

export interface PricedLine extends UnitPrice {
  quantity: number;
}

export interface ShippingPrice {
  price: number;
  /** Free from this sum of goods on. */
  freeFrom: number | null;
}

export interface Totals {
  quantity: number;
  /** The goods at their full price. */
  subTotal: number;
  /** All that is taken off the goods: by the sale and by vouchers. */
  discountTotal: number;
  /** The part of `discountTotal` that vouchers take off. */
  voucherTotal: number;
  /** Null while no delivery is chosen. */
  shippingTotal: number | null;
  /** The VAT that `total` contains. */
  taxTotal: number;
  total: number;
}

/** What is taken off the price of one unit. */
export function unitDiscount({ unit, discounted }: UnitPrice): number {
  return discounted === null ? 0 : Math.max(0, unit - discounted);
}

export function lineTotal(line: PricedLine): number {
  return (line.unit - unitDiscount(line)) * line.quantity;
}

/** What delivery costs for goods of this value, after discounts. */
export function shippingCost({ price, freeFrom }: ShippingPrice, goods: number): number {
  return freeFrom !== null && goods >= freeFrom ? 0 : price;
}

/**
 * @param vatRate percent, of the country the goods are delivered to
 * @param vouchers what vouchers take off the goods, at most what these cost, and whether they spare the delivery
 */
export function totalsOf(
  lines: readonly PricedLine[],
  shipping: ShippingPrice | null,
  vatRate: number,
  vouchers: { total: number; freeShipping: boolean } = { total: 0, freeShipping: false },
): Totals {
  let quantity = 0;
  let subTotal = 0;
  let discountTotal = vouchers.total;
  for (const line of lines) {
    quantity += line.quantity;
    subTotal += line.unit * line.quantity;
    discountTotal += unitDiscount(line) * line.quantity;
  }
  const goods = subTotal - discountTotal;
  const delivery = shipping && (vouchers.freeShipping ? 0 : shippingCost(shipping, goods));
  const shippingTotal = lines.length > 0 ? delivery : null;
  const total = goods + (shippingTotal ?? 0);
  return {
    quantity,
    subTotal,
    discountTotal,
    voucherTotal: vouchers.total,
    shippingTotal,
    taxTotal: includedVat(total, vatRate),
    total,
  };
}
