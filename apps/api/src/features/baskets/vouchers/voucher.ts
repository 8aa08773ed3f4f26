import type { voucherKinds } from './contract';

/** A voucher in a basket; amounts in the minor unit of the basket's currency. */
export interface Voucher {
  id: string;
  /** In capitals. */
  code: string;
  kind: (typeof voucherKinds)[number];
  /** Whole percent of the goods, for `percentage`. */
  percent: number | null;
  /** For `amount`; null if it has none in this currency. */
  amount: number | null;
  /** The minimum value of the goods, after sale discounts and before vouchers. */
  minimum: number | null;
  /** ISO dates in the store's time zone, inclusive. */
  validFrom: string | null;
  validUntil: string | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  combinable: boolean;
  /** Uses by other baskets, including those held for an open payment. */
  uses: number;
  /** Those by the same account or email address. */
  usesByCustomer: number;
}

/** Why a voucher does not apply. */
export type VoucherFault =
  | { code: 'VoucherNotYetValid'; from: string }
  | { code: 'VoucherExpired'; until: string }
  | { code: 'VoucherBelowMinimum'; minimum: number }
  | { code: 'VoucherOtherCurrency' | 'VoucherUsedUp' | 'VoucherUsedByYou' | 'VoucherNotCombinable' };

/** Normalises a typed code for lookup. */
export function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
}

/**
 * Checks whether a voucher applies.
 * @param goods value of the goods after sale discounts
 * @param today ISO date in the store's time zone
 */
export function voucherFault(voucher: Voucher, goods: number, today: string): VoucherFault | undefined {
  const { validFrom, validUntil, maxUses, maxUsesPerCustomer, minimum } = voucher;
  if (validFrom !== null && today < validFrom) return { code: 'VoucherNotYetValid', from: validFrom };
  if (validUntil !== null && today > validUntil) return { code: 'VoucherExpired', until: validUntil };
  if (voucher.kind === 'amount' && voucher.amount === null) return { code: 'VoucherOtherCurrency' };
  if (maxUses !== null && voucher.uses >= maxUses) return { code: 'VoucherUsedUp' };
  if (maxUsesPerCustomer !== null && voucher.usesByCustomer >= maxUsesPerCustomer)
    return { code: 'VoucherUsedByYou' };
  if (minimum !== null && goods < minimum) return { code: 'VoucherBelowMinimum', minimum };
  return undefined;
}
