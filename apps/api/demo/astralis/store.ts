import type { ShippingMethodRow, StoreRow } from '../../src/features/imports/store-data';
import type { LawfulShopFacts } from '../shop-facts';
import { vatRates } from '../vat-rates';
import { astralis } from './club';

const siteName = { en: 'Astralis Shop', da: 'Astralis Shop' };

export const store: StoreRow = {
  id: astralis.id,
  name: siteName.en,
  defaultCulture: 'en',
  rootCategoryId: 'shop',
  orderPrefix: 'AST',
  timeZone: 'Europe/Copenhagen',
  cultures: [
    { culture: 'en', locale: 'en-GB', currency: 'EUR', pathPrefix: '' },
    { culture: 'da', locale: 'da-DK', currency: 'DKK', pathPrefix: '/da' },
  ],
  vatCountry: 'DK',
  vatRates,
};

const countries = ['DK', 'SE', 'NO', 'DE', 'NL', 'FR', 'ES', 'GB'] as const;

const shippingMethods: readonly ShippingMethodRow[] = [
  {
    id: 'home',
    kind: 'home',
    carrier: 'Fjordpak',
    countries,
    prices: { EUR: 795, DKK: 5900 },
    freeFrom: { EUR: 10000, DKK: 70000 },
    days: { min: 2, max: 4 },
    texts: {
      en: { name: 'Home delivery', description: 'Fjordpak rings the bell, or leaves it where you say.' },
      da: {
        name: 'Levering til døren',
        description: 'Fjordpak ringer på eller stiller pakken, hvor du vil have den.',
      },
    },
  },
  {
    id: 'pick-up',
    kind: 'dropPoint',
    carrier: 'Fjordpak',
    countries: ['DK', 'ES'],
    prices: { EUR: 495, DKK: 3900 },
    freeFrom: { EUR: 7500, DKK: 50000 },
    days: { min: 1, max: 3 },
    texts: {
      en: { name: 'Pick-up point', description: 'Fetch it on your way home. It waits for seven days.' },
      da: { name: 'Udleveringssted', description: 'Hent pakken på vej hjem. Den venter på dig i syv dage.' },
    },
  },
  {
    id: 'express',
    kind: 'home',
    carrier: 'Lynbud',
    countries: ['DK', 'SE', 'DE'],
    prices: { EUR: 1695, DKK: 12500 },
    freeFrom: null,
    days: { min: 1, max: 1 },
    texts: {
      en: { name: 'Express', description: 'The fastest way to your door.' },
      da: { name: 'Ekspres', description: 'Den hurtigste vej til din dør.' },
    },
  },
];

export const facts: LawfulShopFacts<'en' | 'da', 'EUR' | 'DKK'> = {
  siteName,
  company: {
    name: 'Stjernehallen Retail ApS',
    registration: '90 00 00 01',
    vatNumber: 'DK90000001',
    address: 'Opvarmningsgade 5',
    zip: '2200',
    city: 'København N',
    country: 'DK',
    email: 'hello@astralis.example',
    producerNumbers: [
      { country: 'DE', register: 'LUCID', number: 'DE0000000000001' },
      { country: 'ES', register: 'RPP Envases', number: 'ENV/2026/000000001' },
      { country: 'FR', register: 'IDU', number: 'FR000001_01AAAA' },
    ],
  },
  phone: '+45 00 00 01 01',
  law: 'denmark',
  countries,
  currencyOf: { en: 'EUR', da: 'DKK' },
  localeOf: { en: 'en-GB', da: 'da-DK' },
  shippingMethods,
};
