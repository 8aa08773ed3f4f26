import type { Hex } from '../art/spec';
import type { Culture, Currency } from '../club';
import type { ColorName } from '../palette';
import type { Country } from '../vat-rates';

/** The facts that a new club's starter data is written from. */
export interface StarterClub {
  /** The store's id, which all ids of its products begin with. */
  id: string;
  name: string;
  /** Its host name, such as `shop.rovers.example`. */
  domain: string;
  country: Country;
  currency: Currency;
  /** The first is the default. */
  cultures: readonly [StarterCulture, ...StarterCulture[]];
  colors: Record<'main' | 'second', { hex: Hex; dye: ColorName }>;
  /** The colours of mails. */
  theming: { primaryColor: string; secondaryColor: string; textColor: string };
}

/** A language of the shop, and its path. */
export interface StarterCulture {
  culture: Culture;
  locale: string;
  pathPrefix: '' | `/${string}`;
}

export const culturesOf = ({ cultures }: StarterClub): Culture[] => cultures.map(({ culture }) => culture);

/** The shop's name, in a language's word order. */
export const siteNameIn = ({ name }: StarterClub, culture: Culture): string =>
  culture === 'es' ? `Tienda ${name}` : `${name} Shop`;
