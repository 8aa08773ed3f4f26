const both = <T>(value: T) => ({ en: value, da: value });

/** A product as `putProduct` takes it. */
export const productExample = {
  brand: 'Astralis',
  categoryIds: ['home-shirts'],
  isNew: true,
  isUnlisted: false,
  manufacturer: {
    name: 'Astralis Mills',
    address: 'Pier 1, 8000 Aarhus, Denmark',
    email: 'mills@astralis.example',
  },
  texts: both({
    name: 'Training shirt',
    slug: 'training-shirt',
    description: 'Dries quickly.',
    features: ['Light'],
    composition: '100% recycled polyester',
    care: 'Wash at 30 degrees, inside out',
    metaTitle: 'Training shirt',
    metaDescription: 'Buy the training shirt',
  }),
  prices: { EUR: { unit: 5995 }, DKK: { unit: 44900 } },
  colors: [
    {
      code: 'red',
      swatch: ['#b0122b'],
      name: both('Red'),
      images: [
        {
          key: 'home-shirt-red-front',
          altText: both('The shirt from the front'),
          focal: { top: 0.5, left: 0.5 },
          width: 1200,
          height: 1500,
        },
      ],
      variants: [{ id: 'training-shirt-red-m', sku: 'TS-RED-M', ean: null, size: 'M', stock: 25 }],
    },
  ],
};

/** Prices as `putProductPrices` takes them. */
export const pricesExample = { prices: { EUR: { unit: 7995, discounted: 5995 } } };

/** A product that is not in the shop yet, as `putProductDraft` takes it. */
export const draftExample = {
  ...productExample,
  texts: both({
    ...productExample.texts.en,
    name: 'Training hat',
    slug: 'training-hat',
    metaTitle: 'Training hat',
    metaDescription: 'Buy the training hat',
  }),
  colors: [
    {
      code: 'red',
      swatch: ['#b0122b'],
      name: both('Red'),
      images: [
        {
          key: 'training-hat-red-front',
          altText: both('The hat from the front'),
          focal: { top: 0.5, left: 0.5 },
          width: 1200,
          height: 1200,
        },
      ],
      variants: [{ id: 'training-hat-red', sku: 'TH-RED', ean: null, size: 'One size', stock: 25 }],
    },
  ],
};
