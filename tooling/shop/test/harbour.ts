const store = {
  store: {
    id: 'harbour',
    name: 'Harbour FC',
    defaultCulture: 'en',
    rootCategoryId: 'shop',
    orderPrefix: 'HFC',
    cultures: [{ culture: 'en', locale: 'en-GB', currency: 'EUR', pathPrefix: '' }],
    vatRates: { DK: 25, ES: 21 },
  },
  shippingMethods: [
    {
      id: 'home',
      kind: 'home',
      carrier: 'Post',
      countries: ['DK', 'ES'],
      prices: { EUR: 500 },
      freeFrom: null,
      days: { min: 2, max: 4 },
      texts: { en: { name: 'Home', description: 'To your door' } },
    },
  ],
  paymentMethods: [{ id: 'card', provider: 'sandbox', texts: { en: { name: 'Card', description: 'Card' } } }],
};

/** In the format of a Spanish spreadsheet. */
const catalogue = [
  'type;id;parentId;product;color;code;name.en;slug.en;description.en;metaTitle.en;metaDescription.en;brand;categoryIds;isNew;isUnlisted;manufacturer.name;manufacturer.address;manufacturer.email;features.en;composition.en;care.en;price.EUR;swatch;images;sku;ean;size;stock',
  'category;shop;;;;;Shop;shop;;Shop;;;;;;;;;;;;;;;;;;',
  'category;shirts;shop;;;;Shirts;shirts;All shirts;Shirts;;;;;;;;;;;;;;;;;;',
  'product;home;;;;;Home shirt;home-shirt;The home shirt;Home shirt;;Harbour;shirts;true;false;Harbour Mills;Quay 1;mill@harbour.example;Light | Dries quickly;Cotton;Wash cold;79,95;;;;;;',
  'color;;;home;;blue;Blue;;;;;;;;;;;;;;;;#003366;"[{""key"":""home-blue"",""altText"":{""en"":""Blue shirt""},""focal"":{""top"":0.5,""left"":0.5},""width"":800,""height"":1000}]";;;;',
  'variant;home-blue-m;;home;blue;;;;;;;;;;;;;;;;;;;;H-BLUE-M;;M;12',
  'variant;home-blue-l;;home;blue;;;;;;;;;;;;;;;;;;;;H-BLUE-L;;L;8',
];

const content = {
  pages: [
    {
      id: 'front',
      alias: 'frontPage',
      texts: {
        en: {
          path: '/',
          title: 'Harbour FC',
          seoTitle: 'Harbour FC',
          seoDescription: 'Shop',
          blocks: [
            {
              type: 'hero',
              eyebrow: null,
              heading: 'Harbour FC',
              text: '',
              image: {
                url: '/media/harbour/home-blue',
                altText: 'Blue shirt',
                title: '',
                focal: { top: 0.5, left: 0.5 },
                width: 800,
                height: 1000,
              },
              links: [],
            },
            { type: 'productCarousel', heading: 'New', categoryId: 'shirts', productIds: [], link: null },
          ],
        },
      },
    },
  ],
};

/** The import folder of a club that sells one shirt. */
export const harbour: Readonly<Record<string, string>> = {
  'store.json': JSON.stringify(store),
  'catalogue.csv': `\uFEFF${catalogue.join('\r\n')}`,
  'content.json': JSON.stringify(content),
  'media/home-blue.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="#036"/></svg>',
};
