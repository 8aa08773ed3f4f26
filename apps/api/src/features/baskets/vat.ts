/**
 * The VAT included in a gross amount, rounded to the minor unit.
 *
 * @param rate percent, 25 for Denmark
 */
export function includedVat(gross: number, rate: number): number {
  return Math.round((gross * rate) / (100 + rate));
}

/** Percent, by country (ISO 3166-1 alpha-2). */
export type VatRates = Readonly<Record<string, number>>;

/**
 * The VAT rate of the shipping country. If none is known yet, the rate of the store's own VAT country, so that changing
 * the language does not change totals. A country without a rate is outside the store's VAT area: 0.
 */
export function vatRate(rates: VatRates, shippingCountry: string, homeCountry: string): number {
  return (
    rates[shippingCountry || homeCountry] ?? (shippingCountry ? 0 : Math.max(0, ...Object.values(rates)))
  );
}
