import type { PageRow, StoreSettings } from '../../src/features/imports/store-data';
import { buildSettings } from '../build-settings';
import type { CategorySeed } from '../category-seed';
import { type Culture, each } from '../club';
import type { ShopFacts } from '../shop-facts';
import { culturesOf, type StarterClub } from './starter-club';

const words = {
  about: {
    en: 'The club’s own shop. Replace this text with your own.',
    da: 'Klubbens egen shop. Skift denne tekst ud med jeres egen.',
    es: 'La tienda del club. Cambia este texto por el tuyo.',
  },
  usp: { en: 'Packed by the club', da: 'Pakket af klubben', es: 'Preparado por el club' },
  shop: { en: 'Shop', da: 'Shop', es: 'Tienda' },
  help: { en: 'Help', da: 'Hjælp', es: 'Ayuda' },
} as const satisfies Record<string, Record<Culture, string>>;

/** The settings in each language. The company's numbers and address stay empty, so that the check of the law names them. */
export function starterSettings(
  club: StarterClub,
  facts: ShopFacts,
  categories: readonly CategorySeed<Culture>[],
  pages: readonly PageRow[],
): Record<Culture, StoreSettings> {
  const { name, country, email } = facts.company;
  const empty = { registration: '', vatNumber: '', address: '', zip: '', city: '' };
  const built = buildSettings(
    {
      headerUsps: [{ text: words.usp, target: 'page:delivery', onMobile: true }],
      footerUsps: [words.usp],
      about: words.about,
      footerLinks: [
        { headline: words.shop, targets: ['category:shirts', 'category:fan-gear', 'page:about'] },
        {
          headline: words.help,
          targets: [
            'page:delivery',
            'page:size-guide',
            'page:contact',
            'page:terms',
            'page:privacy',
            'page:accessibility',
          ],
        },
      ],
      newsletterList: club.id,
      theming: { ...club.theming, fontFamily: '' },
    },
    { ...facts, company: { ...empty, name, country, email }, phone: '' },
    culturesOf(club),
    categories,
    pages,
  );
  return each(culturesOf(club), (culture) => built[culture]);
}
