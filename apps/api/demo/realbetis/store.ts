import type { ShippingMethodRow, StoreRow } from '../../src/features/imports/store-data';
import type { LawfulShopFacts } from '../shop-facts';
import { vatRates } from '../vat-rates';
import { realbetis } from './club';

const siteName = { es: 'Real Betis Tienda', en: 'Real Betis Shop' };

export const store: StoreRow = {
  id: realbetis.id,
  name: siteName.es,
  defaultCulture: 'es',
  rootCategoryId: 'shop',
  orderPrefix: 'RBB',
  timeZone: 'Europe/Madrid',
  cultures: [
    { culture: 'es', locale: 'es-ES', currency: 'EUR', pathPrefix: '' },
    { culture: 'en', locale: 'en-GB', currency: 'EUR', pathPrefix: '/en' },
  ],
  vatCountry: 'ES',
  vatRates,
};

const countries = ['ES', 'PT', 'FR', 'IT', 'DE', 'NL', 'DK', 'SE', 'GB'] as const;

const shippingMethods: readonly ShippingMethodRow[] = [
  {
    id: 'home',
    kind: 'home',
    carrier: 'Correvega',
    countries,
    prices: { EUR: 595 },
    freeFrom: { EUR: 8000 },
    days: { min: 2, max: 4 },
    texts: {
      es: {
        name: 'Envío a domicilio',
        description: 'Correvega llama al timbre y espera lo que tardas en bajar.',
      },
      en: { name: 'Home delivery', description: 'Correvega rings the bell and waits while you come down.' },
    },
  },
  {
    id: 'pick-up',
    kind: 'dropPoint',
    carrier: 'Correvega',
    countries: ['ES', 'DK'],
    prices: { EUR: 395 },
    freeFrom: { EUR: 6000 },
    days: { min: 2, max: 3 },
    texts: {
      es: {
        name: 'Punto de recogida',
        description: 'En el estanco o la papelería de al lado, guardado diez días.',
      },
      en: { name: 'Pick-up point', description: 'At a corner shop near you, kept for ten days.' },
    },
  },
  {
    id: 'express',
    kind: 'home',
    carrier: 'Vencejo',
    countries: ['ES', 'PT'],
    prices: { EUR: 1195 },
    freeFrom: null,
    days: { min: 1, max: 1 },
    texts: {
      es: {
        name: 'Urgente',
        description: 'La forma más rápida de recibirlo en casa.',
      },
      en: { name: 'Express', description: 'The fastest way to your door.' },
    },
  },
];

export const facts: LawfulShopFacts<'es' | 'en', 'EUR'> = {
  siteName,
  company: {
    name: 'Trece Barras Comercio, S. L.',
    registration: 'B00000002',
    vatNumber: 'ESB00000002',
    register: 'Registro Mercantil de Sevilla, tomo 0000, folio 00, hoja SE-00000',
    address: 'Calle del Utillero, 13',
    zip: '41012',
    city: 'Sevilla',
    country: 'ES',
    email: 'hola@realbetis.example',
    complaintForms: 'https://www.consumoresponde.es/',
    producerNumbers: [
      { country: 'ES', register: 'RPP Envases', number: 'ENV/2026/000000002' },
      { country: 'DE', register: 'LUCID', number: 'DE0000000000002' },
      { country: 'FR', register: 'IDU', number: 'FR000002_01AAAA' },
    ],
  },
  phone: '+34 000 00 01 02',
  law: 'spain',
  countries,
  currencyOf: { es: 'EUR', en: 'EUR' },
  localeOf: { es: 'es-ES', en: 'en-GB' },
  shippingMethods,
};
