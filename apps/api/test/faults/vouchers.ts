import type { VoucherRow } from '../../src/features/imports/store-data';

const voucher = {
  kind: 'percentage',
  percent: 10,
  combinable: false,
  names: { en: 'Voucher', da: 'Kupon' },
} as const;

/** The vouchers used in fault tests. */
export const vouchers: VoucherRow[] = [
  { ...voucher, id: 'ten', code: 'TEN' },
  { ...voucher, id: 'rare', code: 'RARE', maxUses: 20 },
  { ...voucher, id: 'free', code: 'SHIPFREE', kind: 'freeShipping' },
];
