import type { VoucherRow } from '../src/features/imports/store-data';
import { type Club, type Culture, type DemoCurrency, each } from './club';

const amounts: Record<'off' | 'from', Record<DemoCurrency, number>> = {
  off: { EUR: 1000, DKK: 7500 },
  from: { EUR: 5000, DKK: 40_000 },
};

const names: Record<string, Record<Culture, string>> = {
  FANS10: { en: '10 % off', da: '10 % rabat', es: '10 % de descuento' },
  WELCOME: { en: 'Welcome to the shop', da: 'Velkommen i butikken', es: 'Bienvenida a la tienda' },
  FREESHIP: { en: 'Free delivery', da: 'Gratis levering', es: 'Envío gratis' },
  ONTHEHOUSE: { en: 'On the house', da: 'Huset giver', es: 'Invita la casa' },
  SUMMER26: { en: 'Summer 2026', da: 'Sommer 2026', es: 'Verano 2026' },
};

/** Vouchers of every kind, with every limit; the same codes in every shop. */
export function vouchers({ cultures, currencies }: Club<Culture, DemoCurrency>): VoucherRow[] {
  const perCurrency = (prices: Record<DemoCurrency, number>) =>
    each(currencies, (currency) => prices[currency]);
  const voucher = (code: string, kind: VoucherRow['kind'], more: Partial<VoucherRow> = {}): VoucherRow => ({
    id: code.toLowerCase(),
    code,
    kind,
    combinable: true,
    names: each(cultures, (culture) => names[code]?.[culture] ?? code),
    ...more,
  });
  return [
    voucher('FANS10', 'percentage', { percent: 10 }),
    voucher('WELCOME', 'amount', {
      amounts: perCurrency(amounts.off),
      minimums: perCurrency(amounts.from),
      maxUsesPerCustomer: 1,
      combinable: false,
    }),
    voucher('FREESHIP', 'freeShipping'),
    voucher('ONTHEHOUSE', 'percentage', { percent: 100, maxUses: 25 }),
    voucher('SUMMER26', 'percentage', { percent: 25, validFrom: '2026-06-01', validUntil: '2026-08-31' }),
  ];
}
