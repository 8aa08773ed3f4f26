import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { InvoiceLine } from '../document';
import type { InvoiceRow } from '../queries';
import { renderInvoice } from './render-invoice';

const goods: InvoiceLine = {
  kind: 'goods',
  id: 'shirt',
  name: 'Hjemmebanetrøje',
  sku: 'HOME-RED-S',
  properties: [{ label: 'size', value: 's' }],
  quantity: 2,
  unitPrice: 69_900,
  discount: 19_900,
  net: 95_920,
  vat: 23_980,
  gross: 119_900,
};
const amounts = { net: 95_920, vat: 23_980, gross: 119_900 };
const row: InvoiceRow = {
  store_id: 'north',
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'invoice',
  sequence: 41,
  number: 'INV-N000041',
  order_id: '00000000-0000-4000-8000-000000000002',
  corrects: null,
  culture: 'da',
  currency: 'DKK',
  issued_at: new Date('2026-11-23T23:30:00Z'),
  total: 119_900,
  vat_total: 23_980,
  mail_key: 'order-confirmed:1',
  content: {
    orderNumber: 'N100042',
    orderedAt: '2026-11-23T23:00:00Z',
    corrects: null,
    seller: {
      name: 'North ApS',
      cvr: '12345678',
      vatNumber: 'DK12345678',
      address: 'Pier 1',
      zip: '8000',
      city: 'Århus',
      country: 'DK',
      email: 'shop@north.example',
    },
    brand: { name: 'North', color: '#112233' },
    locale: 'da-DK',
    timeZone: 'Europe/Copenhagen',
    lines: [goods],
    vat: [{ country: 'DK', rate: 25, ...amounts }],
    vouchers: [],
    shippingMethod: 'GLS',
    paymentMethod: 'Kort',
  },
  personal: {
    buyer: {
      firstName: 'Łucja',
      lastName: 'Żółć',
      street: 'Świętojańska 4',
      city: 'Gdańsk',
      zipCode: '80-001',
      country: 'PL',
    },
    delivery: {
      name: 'Kvickly',
      street: 'Banegårdspladsen 1',
      zipCode: '8000',
      city: 'Århus',
      country: 'DK',
    },
    prints: { shirt: 'SØRENSEN 9' },
  },
};
const inCulture = (culture: string, locale: string): InvoiceRow => ({
  ...row,
  culture,
  content: { ...row.content, locale },
});

async function read(invoice: InvoiceRow) {
  const data = new Uint8Array(await renderInvoice(invoice));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const page = await pdf.getPage(at + 1);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      return { text: text.replaceAll(/\s+/g, ' '), tags: JSON.stringify(await page.getStructTree()) };
    }),
  );
  return { pages, text: pages.map(({ text }) => text).join(' '), metadata: await pdf.getMetadata() };
}

describe('an invoice as PDF', () => {
  it.each([
    ['en', 'en-GB', 'Invoice', 'VAT 25%, Denmark', 'DKK 1,199.00'],
    ['da', 'da-DK', 'Faktura', 'Moms 25 %, Danmark', '1.199,00 kr.'],
    ['es', 'es-ES', 'Factura', 'IVA 25 %, Dinamarca', '1199,00 DKK'],
  ])('is in the language of its order: %s', async (culture, locale, title, vat, total) => {
    const { text, metadata } = await read(inCulture(culture, locale));
    for (const words of [title, vat, total, 'INV-N000041', 'N100042']) expect(text).toContain(words);
    expect(metadata.info).toMatchObject({
      Title: `${title} INV-N000041`,
      Author: 'North ApS',
      Language: culture,
    });
  });

  it('names seller, buyer, delivery and goods, in letters of any European language', async () => {
    const { text } = await read(row);
    for (const words of ['CVR-nr. 12345678', 'DK12345678', 'Łucja Żółć', 'Gdańsk', 'Kvickly', 'SØRENSEN 9'])
      expect(text).toContain(words);
    expect(text).toContain('24. november 2026');
  });

  it('shows amounts that add up: units without VAT, minus the discount', async () => {
    const { text } = await read(row);
    for (const amount of ['559,20', '159,20', '959,20', '1.199,00']) expect(text).toContain(amount);
  });

  it('takes a credit note back', async () => {
    const { text } = await read({
      ...row,
      kind: 'creditNote',
      number: 'CN-N000007',
      content: { ...row.content, corrects: row.number },
    });
    expect(text).toContain('Kreditnota');
    expect(text).toMatch(/Vedrører faktura INV-N000041/);
    expect(text).toContain('-1.199,00 kr.');
  });

  it('has tags for screen readers: headings, and a table with headers', async () => {
    const { pages } = await read(row);
    for (const tag of ['H1', 'H2', 'Table', 'TH', 'TD', 'LBody'])
      expect(pages[0]?.tags).toContain(`"${tag}"`);
  });

  it('repeats the heads of the columns on each page, and counts the pages', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => ({ ...goods, id: String(at) }));
    const { pages } = await read({ ...row, content: { ...row.content, lines } });
    expect(pages.length).toBeGreaterThan(1);
    for (const [at, { text }] of pages.entries()) {
      expect(text).toContain(`Side ${at + 1} af ${pages.length}`);
      expect(text).toContain('North ApS');
    }
    expect(pages[1]?.text).toContain('Beskrivelse');
  });

  it('has no names when they were removed', async () => {
    const { text } = await read({ ...row, personal: {} });
    expect(text).not.toMatch(/Łucja|SØRENSEN|Kvickly/);
  });

  it('is the same each time', async () => {
    expect((await renderInvoice(row)).equals(await renderInvoice(row))).toBe(true);
  });
});
