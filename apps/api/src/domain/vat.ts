/**
 * The VAT contained in a gross amount, rounded to a whole minor unit.
 *
 * @param rate percent, 25 for Denmark
 */
export function includedVat(gross: number, rate: number): number {
  return Math.round((gross * rate) / (100 + rate));
}

/** Percent, by country (ISO 3166-1 alpha-2). */
export type VatRates = Readonly<Record<string, number>>;

/**
 * The rate of the country the goods go to; as long as none is known, that of the store's own locale (`da-DK` → DK), so
 * that changing the language changes no sum.
 * A country without a rate is outside the store's VAT area: 0.
 */
export function vatRate(rates: VatRates, deliveryCountry: string, homeLocale: string): number {
  const country = deliveryCountry || new Intl.Locale(homeLocale).maximize().region || '';
  return rates[country] ?? (deliveryCountry ? 0 : Math.max(0, ...Object.values(rates)));
}
