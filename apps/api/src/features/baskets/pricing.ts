import { includedVat } from './vat';

/** Amounts are gross (VAT included), in the currency's minor unit. */
export interface UnitPrice {
  unit: number;
  /** The price charged instead of `unit` while the variant is on sale. */
  discounted: number | null;
}

export interface PricedLine extends UnitPrice {
  quantity: number;
}

export interface ShippingPrice {
  price: number;
  /** Shipping is free from this value of goods. */
  freeFrom: number | null;
}

export interface Totals {
  quantity: number;
  /** The goods at full price. */
  subTotal: number;
  /** Sale and voucher discounts on the goods. */
  discountTotal: number;
  /** The share of vouchers in `discountTotal`. */
  voucherTotal: number;
  /** Null if no shipping method is chosen. */
  shippingTotal: number | null;
  /** The VAT included in `total`. */
  taxTotal: number;
  total: number;
}

/** The discount on one unit. */
export function unitDiscount({ unit, discounted }: UnitPrice): number {
  return discounted === null ? 0 : Math.max(0, unit - discounted);
}

export function lineTotal(line: PricedLine): number {
  return (line.unit - unitDiscount(line)) * line.quantity;
}

/** The shipping cost for goods of this value, after discounts. */
export function shippingCost({ price, freeFrom }: ShippingPrice, goods: number): number {
  return freeFrom !== null && goods >= freeFrom ? 0 : price;
}

/**
 * Calculates the totals of a basket.
 * @param vatRate percent, of the shipping country
 * @param vouchers the vouchers' discount, at most the value of the goods, and whether shipping is free
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
  const shippingPrice = shipping && (vouchers.freeShipping ? 0 : shippingCost(shipping, goods));
  const shippingTotal = lines.length > 0 ? shippingPrice : null;
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
