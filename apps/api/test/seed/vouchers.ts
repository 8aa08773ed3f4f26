import type { StoreData, VoucherRow } from '../../src/features/imports/store-data';
import { north } from './north';

const voucher = (code: string, kind: VoucherRow['kind'], more: Partial<VoucherRow> = {}): VoucherRow => ({
  id: code.toLowerCase(),
  code,
  kind,
  combinable: true,
  names: { en: code, da: code },
  ...more,
});

/** The store `north` with a voucher of every kind and limit. */
export const northWithVouchers: StoreData = {
  ...north,
  store: { ...north.store, timeZone: 'Europe/Copenhagen' },
  vouchers: [
    voucher('FANS15', 'percentage', { percent: 15, names: { en: '15 % off', da: '15 % rabat' } }),
    voucher('TEN', 'amount', { amounts: { EUR: 1000, DKK: 7500 } }),
    voucher('EURO', 'amount', { amounts: { EUR: 1000 } }),
    voucher('FREESHIP', 'freeShipping'),
    voucher('ALONE', 'percentage', { percent: 50, combinable: false }),
    voucher('BIG', 'percentage', { percent: 50, minimums: { EUR: 10_000, DKK: 70_000 } }),
    voucher('OLD', 'percentage', { percent: 10, validUntil: '2026-10-31' }),
    voucher('SOON', 'percentage', { percent: 10, validFrom: '2026-11-22' }),
    voucher('LAST', 'percentage', { percent: 10, maxUses: 1 }),
    voucher('ONCE', 'percentage', { percent: 10, maxUsesPerCustomer: 1 }),
    voucher('ALL', 'percentage', { percent: 100 }),
  ],
};
