import type { StoreData } from '../../src/features/imports/store-data';
import { north } from './north';

/** A second store. Its product, page and texts differ from the first store's, so that tests detect mixed data. */
export const south: StoreData = {
  ...north,
  store: {
    ...north.store,
    id: 'south',
    name: 'South',
    rootCategoryId: 'south-root',
    orderPrefix: 'S',
    timeZone: 'Atlantic/Canary',
    vatCountry: 'ES',
    vatRates: { GB: 20, DK: 25, ES: 21 },
    cultures: north.store.cultures.filter(({ culture }) => culture === 'en'),
  },
  settings: {
    en: {
      ...onlySettings(),
      mainNavigation: [{ name: 'Gloves', url: 'category:gloves' }],
      termsAndConditionsPage: null,
      serviceCloudClubIdentifier: null,
    },
  },
  dictionary: { en: { 'Basket.Add': 'Put it in' } },
  pages: [
    {
      id: 'front',
      alias: 'frontPage',
      texts: {
        en: { path: '/', title: 'South', seoTitle: 'South', seoDescription: 'South', blocks: [] },
      },
    },
  ],
  redirects: [],
  players: [{ id: 'southerner', name: 'Southerner', number: 4, isActive: true }],
  categories: [
    { id: 'south-root', parentId: null, image: null, texts: categoryText('All') },
    { id: 'gloves', parentId: 'south-root', image: null, texts: categoryText('Gloves') },
  ],
  products: [
    {
      id: 'glove',
      brand: 'South',
      categoryIds: ['gloves'],
      isNew: false,
      isUnlisted: false,
      manufacturer: { name: 'South', address: 'Pier 1', email: 'hello@south.example' },
      texts: {
        en: {
          name: 'Glove',
          slug: 'glove',
          description: 'A glove',
          features: [],
          composition: 'Wool',
          care: 'By hand',
          metaTitle: 'Glove',
          metaDescription: 'Glove',
        },
      },
      prices: { EUR: { unit: 1000 } },
      addOns: [{ relationId: 'glove-player', addOnId: 'player' }],
      colors: [
        {
          code: 'grey',
          swatch: ['#888888'],
          name: { en: 'Grey' },
          images: [
            {
              key: 'glove-grey-front',
              altText: { en: 'Grey glove' },
              focal: { top: 0.5, left: 0.5 },
              width: 1200,
              height: 1500,
            },
          ],
          variants: [{ id: 'glove-grey-m', sku: 'S-GLOVE-M', ean: null, size: 'M', stock: 10 }],
        },
      ],
    },
  ],
};

function onlySettings() {
  const { en } = north.settings;
  if (!en) throw new Error('The first store has no English settings.');
  const footer = { view: { ...en.footer.view, companyInfo: '<p>South</p>', links: [] } };
  return { ...en, header: { view: { usps: [] } }, footer };
}

function categoryText(name: string) {
  return {
    en: { name, slug: name.toLowerCase(), description: name, metaTitle: name, metaDescription: name },
  };
}
