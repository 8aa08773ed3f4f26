import type { ShippingMethodRow, StoreRow } from '../../src/features/imports/store-data';
import type { LawfulShopFacts } from '../shop-facts';
import { vatRates } from '../vat-rates';
import { dbu } from './club';

const siteName = { da: 'DBU Fanshop', en: 'DBU Shop' };

export const store: StoreRow = {
  id: dbu.id,
  name: siteName.da,
  defaultCulture: 'da',
  rootCategoryId: 'shop',
  orderPrefix: 'DBU',
  timeZone: 'Europe/Copenhagen',
  cultures: [
    { culture: 'da', locale: 'da-DK', currency: 'DKK', pathPrefix: '' },
    { culture: 'en', locale: 'en-GB', currency: 'DKK', pathPrefix: '/en' },
  ],
  vatCountry: 'DK',
  vatRates,
};

const countries = ['DK', 'SE', 'NO', 'DE', 'NL'] as const;

const shippingMethods: readonly ShippingMethodRow[] = [
  {
    id: 'pick-up',
    kind: 'dropPoint',
    carrier: 'Fjordpak',
    countries: ['DK'],
    prices: { DKK: 3900 },
    freeFrom: { DKK: 49900 },
    days: { min: 1, max: 2 },
    texts: {
      da: {
        name: 'Udleveringssted',
        description: 'Hent den i købmanden om hjørnet. Pakken ligger der i syv dage.',
      },
      en: {
        name: 'Pick-up point',
        description: 'Fetch it at the shop round the corner. The parcel waits for seven days.',
      },
    },
  },
  {
    id: 'home',
    kind: 'home',
    carrier: 'Fjordpak',
    countries,
    prices: { DKK: 5900 },
    freeFrom: { DKK: 69900 },
    days: { min: 1, max: 3 },
    texts: {
      da: { name: 'Levering til døren', description: 'Fjordpak ringer på eller stiller pakken i carporten.' },
      en: { name: 'Home delivery', description: 'Fjordpak rings the bell, or leaves it in the carport.' },
    },
  },
  {
    id: 'express',
    kind: 'home',
    carrier: 'Lynbud',
    countries: ['DK'],
    prices: { DKK: 11900 },
    freeFrom: null,
    days: { min: 1, max: 1 },
    texts: {
      da: {
        name: 'Ekspres',
        description: 'Den hurtigste vej til din dør. God til landskampe.',
      },
      en: {
        name: 'Express',
        description: 'The fastest way to your door. Good before a match.',
      },
    },
  },
];

export const facts: LawfulShopFacts<'da' | 'en', 'DKK'> = {
  siteName,
  company: {
    name: 'Rødhvid Handel ApS',
    registration: '90 00 00 03',
    vatNumber: 'DK90000003',
    address: 'Hjørnesparksvej 11',
    zip: '2605',
    city: 'Brøndby',
    country: 'DK',
    email: 'kundeservice@dbu.example',
    producerNumbers: [{ country: 'DE', register: 'LUCID', number: 'DE0000000000003' }],
  },
  phone: '+45 00 00 01 03',
  law: 'denmark',
  countries,
  currencyOf: { da: 'DKK', en: 'DKK' },
  localeOf: { da: 'da-DK', en: 'en-GB' },
  shippingMethods,
};
