import { euCountries } from '@matchday/validation';

/**
 * The countries of billing addresses (ISO 3166-1 alpha-2). A customer in any member state of the EU may buy; only the
 * delivery is limited to the countries that the store serves (Regulation (EU) 2018/302).
 */
export function billingCountries(deliveryCountries: readonly string[]): string[] {
  return [...new Set([...deliveryCountries, ...euCountries])];
}

/** Billing countries with their names in a culture, sorted by name. A store's own names have priority. */
export function namedBillingCountries(
  deliveryCountries: readonly { code: string; name: string }[],
  culture: string,
): { code: string; name: string }[] {
  const own = new Map(deliveryCountries.map(({ code, name }) => [code, name]));
  const names = new Intl.DisplayNames(culture, { type: 'region' });
  return billingCountries([...own.keys()])
    .map((code) => ({ code, name: own.get(code) ?? names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, culture));
}
