import type { voucherKinds } from '../../contract/voucher';

/** A voucher as a basket meets it; amounts in the minor unit of the basket's currency. */
export interface Voucher {
  id: string;
  /** In capitals. */
  code: string;
  kind: (typeof voucherKinds)[number];
  /** Whole percent of the goods, for `percentage`. */
  percent: number | null;
  /** For `amount`; null in a currency for which it has none. */
  amount: number | null;
  /** The least that the goods must be worth, after sale discounts and before vouchers. */
  minimum: number | null;
  /** ISO dates in the store's time; both days belong to it. */
  validFrom: string | null;
  validUntil: string | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  combinable: boolean;
  /** How often other baskets have used it, or hold it for a payment that is open. */
  uses: number;
  /** Those of them by the same account or e-mail address. */
  usesByCustomer: number;
}

/** Why a voucher gives nothing. */
export type VoucherFault =
  | { code: 'VoucherNotYetValid'; from: string }
  | { code: 'VoucherExpired'; until: string }
  | { code: 'VoucherBelowMinimum'; minimum: number }
  | { code: 'VoucherOtherCurrency' | 'VoucherUsedUp' | 'VoucherUsedByYou' | 'VoucherNotCombinable' };

/** What a code is looked up by, however it was typed. */
export function normaliseCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/**
 * @param goods what the goods cost after sale discounts
 * @param today ISO date in the store's time
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
