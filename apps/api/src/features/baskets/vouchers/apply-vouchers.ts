import { allocate } from './allocate';
import { type Voucher, type VoucherFault, voucherFault } from './voucher';

export interface VoucherEffect {
  /** The discount of each voucher, or why it does not apply, in the order of addition. */
  vouchers: readonly { id: string; discount: number; fault: VoucherFault | undefined }[];
  /** The total discount of each line, by line id. */
  lineDiscounts: ReadonlyMap<string, number>;
  /** The sum of the line discounts. */
  total: number;
  freeShipping: boolean;
}

/**
 * Calculates the effect of vouchers on a basket. Percentages come first, highest first, then amounts. Each applies to
 * the remaining total, so that nothing falls below zero. A voucher that cannot be combined does not apply after
 * others, and blocks those after it.
 *
 * @param lines `total` is what a line costs after sale discounts, in the minor unit
 * @param today ISO date in the store's time
 */
export function applyVouchers(
  lines: readonly { id: string; total: number }[],
  vouchers: readonly Voucher[],
  today: string,
): VoucherEffect {
  const goods = lines.reduce((sum, { total }) => sum + total, 0);
  const faults = faultsOf(vouchers, goods, today);
  const left = new Map(lines.map(({ id, total }) => [id, total]));
  const discounts = new Map<string, number>();
  for (const voucher of vouchers.filter(({ id }) => !faults.get(id)).toSorted(byPriority)) {
    const parts = [...left].map(([id, weight]) => ({ id, weight }));
    const discount = discountOf(
      voucher,
      parts.reduce((sum, { weight }) => sum + weight, 0),
    );
    for (const [id, share] of allocate(discount, parts)) left.set(id, (left.get(id) ?? 0) - share);
    discounts.set(voucher.id, discount);
  }
  return {
    vouchers: vouchers.map(({ id }) => ({ id, discount: discounts.get(id) ?? 0, fault: faults.get(id) })),
    lineDiscounts: new Map(lines.map(({ id, total }) => [id, total - (left.get(id) ?? 0)])),
    total: [...discounts.values()].reduce((sum, discount) => sum + discount, 0),
    freeShipping: vouchers.some(({ id, kind }) => kind === 'freeShipping' && !faults.get(id)),
  };
}

function faultsOf(
  vouchers: readonly Voucher[],
  goods: number,
  today: string,
): ReadonlyMap<string, VoucherFault | undefined> {
  const faults = new Map<string, VoucherFault | undefined>();
  const used: Voucher[] = [];
  for (const voucher of vouchers) {
    const fault = voucherFault(voucher, goods, today);
    const isCombinable = used.length === 0 || [...used, voucher].every(({ combinable }) => combinable);
    if (!fault && isCombinable) used.push(voucher);
    faults.set(voucher.id, fault ?? (isCombinable ? undefined : { code: 'VoucherNotCombinable' }));
  }
  return faults;
}

const rank = ({ kind }: Voucher) => (kind === 'percentage' ? 0 : 1);

function byPriority(a: Voucher, b: Voucher): number {
  return rank(a) - rank(b) || (b.percent ?? 0) - (a.percent ?? 0) || (a.code < b.code ? -1 : 1);
}

function discountOf({ kind, percent, amount }: Voucher, goods: number): number {
  if (kind === 'percentage') return Math.min(goods, Math.round((goods * (percent ?? 0)) / 100));
  return kind === 'amount' ? Math.min(goods, amount ?? 0) : 0;
}
