import type { ShippingMethodRow } from '../src/features/imports/store-data';
import type { Culture, Currency } from './club';
import type { Law } from './pages/law';
import type { Country } from './vat-rates';

/** Who runs a shop and how it delivers: what its settings, terms and delivery pages are written from. */
export interface ShopFacts<C extends Culture = Culture, M extends Currency = Currency> {
  /** The shop's name in each language. */
  siteName: Readonly<Record<C, string>>;
  company: {
    name: string;
    registration: string;
    vatNumber: string;
    register?: string;
    address: string;
    zip: string;
    city: string;
    country: Country;
    email: string;
    /** The official complaint forms, where a country wants them. */
    complaintForms?: string;
    producerNumbers?: readonly { country: Country; register: string; number: string }[];
  };
  phone: string;
  countries: readonly Country[];
  currencyOf: Readonly<Record<C, M>>;
  localeOf: Readonly<Record<C, string>>;
  shippingMethods: readonly ShippingMethodRow[];
}

/** The facts of a shop whose terms are complete: also the law that they follow. */
export interface LawfulShopFacts<C extends Culture = Culture, M extends Currency = Currency>
  extends ShopFacts<C, M> {
  law: Law;
}

/** An amount of minor units as the culture writes it; whole amounts without decimals. */
export function written(amount: number, currency: string, locale: string): string {
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(locale, style).format(amount / 100);
}

/** The countries' names in a culture, as a list in words. */
export function countryList(countries: readonly Country[], culture: Culture): string {
  const names = new Intl.DisplayNames(culture, { type: 'region' });
  return new Intl.ListFormat(culture).format(countries.map((country) => names.of(country) ?? country));
}
