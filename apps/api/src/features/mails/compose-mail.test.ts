import { expect, it } from 'vitest';
import { north } from '../../../test/seed/north';
import type { MailData, TemplateName } from '../../platform/mail/queue-mail';
import type { Order, OrderLine } from '../orders/contract';
import { composeMail } from './compose-mail';
import { type MailShop, mailTexts } from './mail-shop';
import { templates } from './templates';

const unsafeText = '<img src=x onerror=alert(1)> "& Søn';
const escaped = '&lt;img src=x onerror=alert(1)&gt;';
const locales: Record<string, string> = { en: 'en-GB', da: 'da-DK', es: 'es-ES' };

function createShop(culture: string, primaryColor = '#e4002b'): MailShop {
  const { en } = north.settings;
  if (!en) throw new Error('The store has no English settings.');
  const view = { primaryColor, secondaryColor: '', textColor: '', fontFamily: '' };
  return {
    storeId: 'north',
    name: 'North',
    culture,
    locale: locales[culture] ?? culture,
    timeZone: 'Europe/Copenhagen',
    origin: 'https://shop.example',
    backOffice: 'https://office.example',
    home: `https://shop.example/${culture}`,
    settings: {
      ...en,
      siteName: 'North',
      serviceCloudClubIdentifier: 'north-news',
      theming: { view },
      termsAndConditionsPage: { id: 'terms', url: '/terms/' },
    },
    t: mailTexts(culture),
  };
}

const dkk = (amount: number) => ({ amount, currency: 'DKK' });
const address = {
  email: 'freja@example.com',
  phone: '',
  firstName: 'Freja',
  lastName: unsafeText,
  street: 'Skolegade 4',
  city: 'Aarhus',
  zipCode: '8000',
  country: 'DK',
};
const line = {
  id: '1',
  productId: 'jersey-red-m',
  sku: 'N-1',
  name: 'Home jersey',
  url: '/shirts/p-jersey-red-m/',
  image: { url: '', altText: '', title: '', focal: { top: 0.5, left: 0.5 }, width: 1, height: 1 },
  categories: [],
  quantity: 2,
  addOnAndProductRelationId: 'print',
  personalisation: { name: "O'NEILL", number: 0, playerId: null },
  isReturnable: false,
  unitPrice: dkk(699),
  printPrice: dkk(100),
  unitDiscount: dkk(0),
  voucherDiscount: dkk(0),
  total: dkk(1398),
  properties: [
    { label: 'color', value: 'Red' },
    { label: 'size', value: 'm' },
    { label: 'name', value: "O'NEILL" },
    { label: 'number', value: '0' },
  ],
} as unknown as OrderLine;
const order = {
  id: 'order-1',
  orderNumber: 'N-10001',
  status: 'Confirmed',
  placedAt: '2026-11-21T10:00:00Z',
  currency: 'DKK',
  lines: [line, { ...line, id: '2', name: unsafeText, personalisation: null, isReturnable: true }],
  subTotal: dkk(2796),
  discountTotal: dkk(100),
  shippingTotal: dkk(0),
  taxTotal: dkk(539.2),
  total: dkk(2696),
  billingAddress: address,
  shippingAddress: address,
  shippingMethod: { id: 'home', name: 'Home delivery' },
  dropPoint: null,
  paymentMethod: { id: 'card', name: 'Card' },
  comment: unsafeText,
  shipments: [],
} as unknown as Order;
const shipment = {
  id: 'parcel-1',
  shippedAt: '2026-11-22T10:00:00Z',
  carrier: unsafeText,
  trackingNumber: '00370733',
  trackingUrl: 'https://carrier.example/?n=1&x="',
  lines: [{ lineId: '1', quantity: 1 }],
};

const withdrawal = {
  orderNumber: 'N-10001',
  receivedAt: '2026-12-01T22:30:00Z',
  order,
  name: unsafeText,
  email: 'freja@example.com',
  goods: `The cap\n${unsafeText}`,
};
const customer = { firstName: unsafeText, token: 'to&ken' };
const data: { [Name in TemplateName]: MailData[Name] } = {
  orderConfirmed: { order },
  orderCancelled: { order },
  orderCompleted: { order, shipments: [shipment] },
  orderShipped: { order, shipment },
  paymentRefunded: { order, refunded: dkk(699), reason: 'returned', note: `Torn ${unsafeText}` },
  confirmEmail: customer,
  confirmNewEmail: customer,
  emailTaken: { firstName: unsafeText },
  resetPassword: customer,
  passwordChanged: { firstName: unsafeText },
  passkeyAdded: { firstName: unsafeText, device: 'Firefox, Windows' },
  emailChanged: { firstName: unsafeText },
  staffInvitation: { token: 'to&ken', name: unsafeText },
  staffPasskeyAdded: { name: unsafeText, device: 'Firefox, Windows' },
  confirmNewsletter: customer,
  newsletterWelcome: customer,
  customerMessage: {
    name: unsafeText,
    email: 'freja@example.com',
    topic: unsafeText,
    orderNumber: 'N-10001',
    message: `First line\n${unsafeText}`,
  },
  customerMessageReceived: {},
  customerMessageAnswer: {
    name: unsafeText,
    topic: unsafeText,
    orderNumber: 'N-10001',
    message: `First line\n${unsafeText}`,
    answer: `It arrives tomorrow.\n${unsafeText}`,
  },
  withdrawal: { ...withdrawal, order: null },
  withdrawalReceived: withdrawal,
};
const names = Object.keys(templates) as TemplateName[];
const allMails = names.flatMap((name) => ['en', 'da', 'es'].map((culture) => [name, culture] as const));

it.each(allMails)('%s is complete in %s, as HTML and as text', (name, culture) => {
  const { subject, html, text } = composeMail(name, data[name], createShop(culture));
  expect(subject).toMatch(/\S/);
  expect(html).toContain(`<html lang="${culture}"`);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toMatch(/<table|<img|undefined|\[object|\{\w+\}/);
  expect(text).toContain('Mill Lane 1');
  expect(text).not.toMatch(/undefined|\[object/);
});

it.each(['en', 'da', 'es'])('has a distinct subject for every mail in %s', (culture) => {
  const subjects = names.map((name) => composeMail(name, data[name], createShop(culture)).subject);
  expect(new Set(subjects).size).toBe(names.length);
});

it('escapes typed text', () => {
  for (const name of [
    'orderConfirmed',
    'orderShipped',
    'paymentRefunded',
    'confirmEmail',
    'customerMessage',
    'withdrawal',
  ] as const) {
    const { html } = composeMail(name, data[name], createShop('en'));
    expect(html).toContain(escaped);
    expect(html).not.toContain('<img');
  }
});

it('lists all ordered items and costs in the confirmation', () => {
  const { subject, text, html } = composeMail('orderConfirmed', { order }, createShop('en'));
  expect(subject).toBe('Your order N-10001');
  for (const part of [
    'Order number: N-10001',
    '21 November 2026',
    'Home jersey <https://shop.example/shirts/p-jersey-red-m/>',
    'Colour: Red, Size: M',
    "Print: O'NEILL 0",
    'Goods: DKK 2,796.00',
    'Discount: -DKK 100.00',
    'Delivery: Free',
    'Total, VAT included: DKK 2,696.00',
    'Of which VAT: DKK 539.20',
    'Home delivery',
    '8000 Aarhus',
    'Denmark',
    'Paid with: Card',
    'within 14 days',
    'made for you alone',
    'Withdraw from the contract here <https://shop.example/en/withdrawal/?order=N-10001>',
    'Read our terms <https://shop.example/terms/>',
  ])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(part);
  expect(html).toContain('href="https://shop.example/en/"');
});

it('holds the full terms as sold in the confirmation, with links that work outside the shop', () => {
  const terms = {
    title: 'Terms and conditions',
    html: '<h2>8. Complaints</h2><p>Use the page <a href="/contact/">Contact</a>.</p>',
  };
  const { html, text } = composeMail('orderConfirmed', { order, terms }, createShop('en'));
  expect(html).toContain('>Terms and conditions</h2>');
  expect(html).toContain('<h3>8. Complaints</h3>');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(text).toContain('Contact <https://shop.example/contact/>');
});

it.each([
  ['da', 'Farve: Red, Størrelse: M', 'Størrelse: One size'],
  ['es', 'Color: Red, Talla: M', 'Talla: Talla única'],
])('names colour and size in the language of the mail: %s', (culture, chosen, oneSize) => {
  const cap = { ...line, properties: [{ label: 'size', value: 'onesize' }] };
  const { text } = composeMail(
    'orderConfirmed',
    { order: { ...order, lines: [line, cap] } },
    createShop(culture),
  );
  expect(text).toContain(chosen);
  expect(text).toContain(oneSize);
  expect(text).not.toMatch(/\b(color|size|name|number): /);
});

it.each([
  ['en', { min: 5, max: 7 }, '2027-02-12', 'Delivery time: 5–7 working days from 12 February 2027'],
  ['da', { min: 3, max: 3 }, null, 'Leveringstid: 3 hverdage'],
  ['es', { min: 1, max: 1 }, null, 'Plazo de entrega: 1 día laborable'],
])('names the delivery time as promised in %s', (culture, days, countedFrom, words) => {
  const deliveryTime = { days, countedFrom };
  const { text } = composeMail('orderConfirmed', { order: { ...order, deliveryTime } }, createShop(culture));
  expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
});

it('confirms a withdrawal with its text, its time and the items it does not cover', () => {
  const { subject, text } = composeMail('withdrawalReceived', withdrawal, createShop('en'));
  expect(subject).toBe('We have your withdrawal from order N-10001');
  for (const part of [
    '1 December 2026 at 23:30 CET',
    'I withdraw from the contract of order N-10001',
    'The cap',
    'Home jersey',
    'made for you alone',
  ])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(part);
});

it.each([
  ['en', 'DK', 2, 'at least two years', 'the law gives you'],
  ['es', 'ES', 3, 'En España la ley te da 3 años', 'Dinamarca'],
])('reminds of the legal guarantee in %s', (culture, country, years, part, absent) => {
  const shop = createShop(culture);
  const { footer } = shop.settings;
  const settings = {
    ...shop.settings,
    legalGuarantee: { years, notice: null },
    footer: { view: { ...footer.view, company: { ...footer.view.company, country } } },
  };
  const { text } = composeMail('orderConfirmed', { order }, { ...shop, settings });
  const words = text.replaceAll(/\s+/g, ' ');
  expect(words).toContain(part);
  expect(words).not.toContain(absent);
  expect(words).toContain('europa.eu');
});

it('formats amounts in the locale of the reader', () => {
  const { text } = composeMail('orderConfirmed', { order }, createShop('da'));
  expect(text.replaceAll(/\s/g, ' ')).toContain('I alt inkl. moms: 2.696,00 kr.');
});

it('states the reason of a refund', () => {
  const refunded = dkk(699);
  const late = composeMail('paymentRefunded', { order, refunded, reason: 'paidTooLate' }, createShop('en'));
  expect(late.text).toContain('sold out');
  expect(composeMail('paymentRefunded', data.paymentRefunded, createShop('en')).subject).toContain('N-10001');
  for (const culture of ['en', 'da', 'es'])
    expect(composeMail('paymentRefunded', data.paymentRefunded, createShop(culture)).text).toContain(
      ': Torn <img',
    );
});

it('links to the screen that handles the token', () => {
  const linkOf = (name: TemplateName) =>
    /href="([^"]*to%26ken)"/.exec(composeMail(name, data[name], createShop('da')).html)?.[1];
  expect(linkOf('confirmEmail')).toBe('https://shop.example/da/login/#confirm=to%26ken');
  expect(linkOf('confirmNewEmail')).toBe('https://shop.example/da/login/#newEmail=to%26ken');
  expect(linkOf('resetPassword')).toBe('https://shop.example/da/reset-password/#token=to%26ken');
  expect(linkOf('confirmNewsletter')).toBe('https://shop.example/da/newsletter/confirm/#token=to%26ken');
});

it.each([
  ['#e4002b', 'background:#e4002b;color:#ffffff'],
  ['#ffe000', 'background:#ffe000;color:#1a1a1a'],
  ['red;}</style>', 'background:#1a1a1a;color:#ffffff'],
])('uses the brand colour %s with a readable text colour', (color, style) => {
  expect(composeMail('emailTaken', { firstName: '' }, createShop('en', color)).html).toContain(style);
});

it('supports dark mode', () => {
  const { html } = composeMail('emailTaken', { firstName: '' }, createShop('en'));
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain('prefers-color-scheme: dark');
});
