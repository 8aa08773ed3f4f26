import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClubSettings, Image, Product, Variant } from '../data/contract';
import { organizationData, productData } from './structured-data';

beforeEach(() => vi.stubEnv('SHOP_ORIGIN', 'https://shop.example'));
afterEach(() => vi.unstubAllEnvs());

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const full = { unitPrice: euros(80), discountPrice: null, savings: null, priorPrice: null };
const reduced = { unitPrice: euros(80), discountPrice: euros(60), savings: euros(15), priorPrice: euros(75) };
const picture = (url: string): Image => ({
  url,
  altText: '',
  title: '',
  focal: { top: 0.5, left: 0.5 },
  width: 4,
  height: 5,
});

const variant: Variant = {
  id: 'v-1',
  url: '/p-v-1/',
  sku: 'S1',
  ean: '5701234567899',
  color: 'red',
  size: 'M',
  price: full,
  stockStatus: 'InStock',
  availableFrom: null,
};

const product: Product = {
  id: 'shirt',
  name: 'Home shirt',
  brand: 'North',
  url: '/p-v-1/',
  description: 'Red.',
  features: [],
  composition: '100% cotton',
  care: '',
  warnings: [],
  manufacturer: { name: '', address: '', email: '' },
  sizeGuide: null,
  breadcrumb: { parent: null, items: [] },
  selectedVariantId: 'v-1',
  price: full,
  attributes: { colorName: 'Red', sizeNumber: 'M', isUnlisted: false },
  metaTitle: '',
  metaDescription: '',
  images: [picture('/media/north/front')],
  colors: [
    {
      code: 'red',
      name: 'Red',
      swatch: ['#ff0000'],
      leadVariantId: 'v-1',
      url: '/p-v-1/',
      stockStatus: 'InStock',
      images: [picture('/media/north/red'), picture('/media/north/red-back')],
    },
  ],
  sizes: ['M'],
  variants: [variant],
  addOns: [],
  related: [],
};

const settings = {
  siteName: 'North',
  logo: { url: '/brand/logo.svg', altText: 'North' },
  termsAndConditionsPage: { id: 'terms', url: '/terms/' },
  footer: {
    view: {
      logo: null,
      company: {
        name: 'North Shop ApS',
        cvr: '12345678',
        address: 'Mill Lane 1',
        zip: '8000',
        city: 'Aarhus',
        email: 'shop@north.example',
      },
    },
  },
} as unknown as ClubSettings;

const returns = { '@type': 'MerchantReturnPolicy', merchantReturnLink: 'https://shop.example/terms/' };

const variantData = (changes: Partial<Variant> = {}, clubSettings: ClubSettings | null = settings) =>
  productData({ ...product, variants: [{ ...variant, ...changes }] }, clubSettings) as {
    hasVariant: [{ offers: Record<string, unknown> }];
  };
const offerOf = (...of: Parameters<typeof variantData>) => variantData(...of).hasVariant[0].offers;

describe('a product', () => {
  test('says what it is made of, and each variant what it looks like', () => {
    expect(productData(product, settings)).toMatchObject({
      '@type': 'ProductGroup',
      material: '100% cotton',
      hasVariant: [{ sku: 'S1', color: 'Red', image: 'https://shop.example/media/north/red' }],
    });
  });

  test('is new, and its returns are described', () => {
    expect(offerOf()).toMatchObject({
      price: 80,
      priceCurrency: 'EUR',
      itemCondition: 'https://schema.org/NewCondition',
      availability: 'https://schema.org/InStock',
      hasMerchantReturnPolicy: returns,
    });
    expect(offerOf({}, null)).not.toHaveProperty('hasMerchantReturnPolicy');
  });

  test('on sale contains the earlier price', () => {
    expect(offerOf({ price: reduced })).toMatchObject({
      price: 60,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: 75,
        priceCurrency: 'EUR',
      },
    });
    expect(offerOf()).not.toHaveProperty('priceSpecification');
  });

  test('in preorder contains the shipping date', () => {
    expect(offerOf({ stockStatus: 'InPreorderStock', availableFrom: '2027-05-14' })).toMatchObject({
      availability: 'https://schema.org/PreOrder',
      availabilityStarts: '2027-05-14',
    });
    expect(offerOf()).not.toHaveProperty('availabilityStarts');
  });
});

test('the organization has the logo of the brand if its settings have none', () => {
  const bare = { ...settings, logo: { url: '', altText: '' } };
  expect(organizationData(bare, '/brand/mark.svg')).toMatchObject({
    logo: 'https://shop.example/brand/mark.svg',
  });
});

test('the organization is who trades, with its address, logo and returns', () => {
  expect(organizationData(settings, '/brand/mark.svg')).toMatchObject({
    '@type': 'Organization',
    name: 'North',
    legalName: 'North Shop ApS',
    url: 'https://shop.example/',
    logo: 'https://shop.example/brand/logo.svg',
    address: { streetAddress: 'Mill Lane 1', postalCode: '8000', addressLocality: 'Aarhus' },
    hasMerchantReturnPolicy: returns,
  });
});
