import type { PageRow } from '../../src/features/imports/store-data';
import { type Culture, each } from '../club';
import { countryList, type LawfulShopFacts } from '../shop-facts';
import { lawIn } from './law';
import { danishTerms } from './terms/da';
import { englishTerms } from './terms/en';
import { spanishTerms } from './terms/es';
import { textPage } from './text-page';

const terms = {
  en: {
    path: '/terms/',
    title: 'Terms and conditions',
    lead: 'What applies when you buy from us.',
    html: englishTerms,
  },
  da: {
    path: '/handelsbetingelser/',
    title: 'Handelsbetingelser',
    lead: 'Det gælder, når du handler hos os.',
    html: danishTerms,
  },
  es: {
    path: '/condiciones/',
    title: 'Términos y condiciones',
    lead: 'Lo que se aplica cuando compras aquí.',
    html: spanishTerms,
  },
} as const;

export function termsPage<C extends Culture>(facts: LawfulShopFacts<C>, cultures: readonly C[]): PageRow {
  return {
    id: 'terms',
    alias: 'termsPage',
    texts: each(cultures, (culture) => {
      const { path, title, lead, html } = terms[culture];
      const filled = html({
        siteName: facts.siteName[culture],
        company: facts.company,
        phone: facts.phone,
        countries: countryList(facts.countries, culture),
        currency: facts.currencyOf[culture],
        law: lawIn(facts.law, culture),
      });
      return textPage({ path, title, lead, html: filled.trim() });
    }),
  };
}
