import type { StoreRow, StoreSettings } from '../stores';
import type { StoreData } from './store-data';

/** The data of a new store: a root category, and empty settings for each culture. */
export function emptyStore(store: StoreRow): StoreData {
  const each = <T>(make: (culture: string) => T) =>
    Object.fromEntries(store.cultures.map(({ culture }) => [culture, make(culture)]));
  return {
    store,
    settings: each((culture) => emptySettings(store, culture)),
    dictionary: each(() => ({})),
    pages: [],
    redirects: [],
    categories: [
      {
        id: store.rootCategoryId,
        parentId: null,
        image: null,
        texts: each(() => ({
          name: store.name,
          slug: store.rootCategoryId.toLowerCase(),
          description: '',
          metaTitle: store.name,
          metaDescription: '',
        })),
      },
    ],
    products: [],
    shippingMethods: [],
    paymentMethods: [],
  };
}

function emptySettings({ name, vatRates }: StoreRow, culture: string): StoreSettings {
  const countryNames = new Intl.DisplayNames(culture, { type: 'region' });
  return {
    logo: { url: '', altText: name },
    mainNavigation: [],
    header: { view: { usps: [] } },
    footer: {
      view: {
        usps: [],
        image: null,
        logo: null,
        companyInfo: '',
        company: { name, cvr: '', address: '', zip: '', city: '', email: '' },
        links: [],
        copyright: name,
      },
    },
    theming: null,
    checkoutSettings: {
      countries: Object.keys(vatRates).map((code) => ({ code, name: countryNames.of(code) ?? code })),
    },
    termsAndConditionsPage: null,
    serviceCloudClubIdentifier: null,
  };
}
