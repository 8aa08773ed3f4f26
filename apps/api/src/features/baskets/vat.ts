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
 * The VAT rate of the shipping country. If no country is known, the rate of the store's own locale (`da-DK` → DK), so
 * that changing the language does not change totals. A country without a rate is outside the store's VAT area: 0.
 */
export function vatRate(rates: VatRates, shippingCountry: string, homeLocale: string): number {
  const country = shippingCountry || homeCountry(homeLocale);
  return rates[country] ?? (shippingCountry ? 0 : Math.max(0, ...Object.values(rates)));
}

const homeCountries = new Map<string, string>();

/** Cached, because every basket total needs it and there are few locales. */
function homeCountry(locale: string): string {
  const country = homeCountries.get(locale) ?? new Intl.Locale(locale).maximize().region ?? '';
  homeCountries.set(locale, country);
  return country;
}
