import type { PerCulture, PerCurrency } from '../../stores/store-data';

/** A voucher code with its discount and conditions. */
export interface VoucherRow {
  id: string;
  /** Not case-sensitive. */
  code: string;
  kind: 'percentage' | 'amount' | 'freeShipping';
  /** For `percentage`: whole percent of the goods. */
  percent?: number;
  /** For `amount`; not usable in missing currencies. */
  amounts?: PerCurrency;
  /** Minimum goods value. */
  minimums?: PerCurrency;
  /** ISO dates in the store's time zone, both inclusive. */
  validFrom?: string;
  validUntil?: string;
  maxUses?: number;
  /** Counted by account or e-mail address. */
  maxUsesPerCustomer?: number;
  /** Whether it can be combined with other combinable vouchers. */
  combinable: boolean;
  names: PerCulture<string>;
}
