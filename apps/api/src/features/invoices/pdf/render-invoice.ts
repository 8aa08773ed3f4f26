import { brandColor, textColorOn } from '../../../platform/brand-colors';
import type { InvoicePersons } from '../document';
import { nameOf } from '../invoice-view';
import type { InvoiceRow } from '../queries';
import { drawLines } from './line-table';
import { contentWidth, page, Sheet, type Tag, type TextStyle } from './sheet';
import { drawTotals } from './totals';
import { type Words, wordsOf } from './words';

const bandHeight = 76;
const quiet = '#595959';

/** Renders an invoice or a credit note from its row alone, so that it is always the same document. */
export async function renderInvoice(row: InvoiceRow): Promise<Buffer> {
  const { content } = row;
  const words = wordsOf(row);
  const title = words.t(row.kind === 'invoice' ? 'Invoice.Title' : 'Invoice.Title.CreditNote');
  const sheet = new Sheet({
    title: `${title} ${row.number}`,
    author: content.seller.name,
    language: row.culture,
    createdAt: row.issued_at,
  });
  const { root } = sheet;
  drawBand(sheet, root, content.brand, title);
  const parties = drawParties(sheet, root, row, words);
  const facts = drawFacts(sheet, root, row, words);
  drawSeller(sheet, root, row, words);
  const lines = drawLines(sheet, root, row, words, Math.max(parties, facts) + 28);
  drawTotals(sheet, root, row, words, lines + 10);
  drawFooters(sheet, row, words);
  return sheet.finish();
}

/** The club's name in its colour, and what the document is. */
function drawBand(sheet: Sheet, root: Tag, brand: InvoiceRow['content']['brand'], title: string): void {
  const background = brandColor(brand.color ?? undefined);
  const color = textColorOn(background);
  const half = contentWidth / 2;
  sheet.area({ x: 0, y: 0, width: page.width, height: bandHeight, color: background });
  sheet.text(root, 'P', brand.name, { x: page.margin, y: 26, width: half, size: 18, bold: true, color });
  const style = { x: page.margin + half, y: 26, width: half, size: 18, color, align: 'right' as const };
  sheet.text(root, 'H1', title, style);
}

const columnWidth = 200;
const sellerStyle: TextStyle = {
  x: page.margin,
  y: page.height - 84,
  width: contentWidth - 110,
  size: 8,
  color: quiet,
};

/** The buyer, and where the goods were sent if that is elsewhere. */
function drawParties(sheet: Sheet, root: Tag, { personal }: InvoiceRow, words: Words): number {
  const { buyer, delivery } = personal;
  let y = bandHeight + 28;
  if (!buyer || !delivery) return y;
  y = drawAddress(sheet, root, words.t('Invoice.Buyer'), buyer, words, y);
  const isElsewhere = linesOf(buyer, words).join() !== linesOf(delivery, words).join();
  return isElsewhere ? drawAddress(sheet, root, words.t('Invoice.Delivery'), delivery, words, y + 10) : y;
}

type Address = InvoicePersons['buyer' | 'delivery'];

function linesOf(address: Address, { country }: Words): string[] {
  const { street, zipCode, city } = address;
  return [nameOf(address), street, `${zipCode} ${city}`, country(address.country)];
}

function drawAddress(sheet: Sheet, root: Tag, label: string, address: Address, words: Words, top: number) {
  const at = { x: page.margin, width: columnWidth };
  const y = top + sheet.text(root, 'H2', label, { ...at, y: top, size: 8, color: quiet }) + 2;
  return y + sheet.text(root, 'P', linesOf(address, words).join('\n'), { ...at, y });
}

/** Numbers and dates. */
function drawFacts(sheet: Sheet, root: Tag, row: InvoiceRow, { t, day }: Words): number {
  const { content } = row;
  const isCredit = row.kind === 'creditNote';
  const facts: [string, string][] = [
    [t(isCredit ? 'Invoice.Number.CreditNote' : 'Invoice.Number'), row.number],
    [t('Invoice.Issued'), day(row.issued_at)],
    ...(content.corrects ? [[t('Invoice.Corrects'), content.corrects] satisfies [string, string]] : []),
    [t('Invoice.Order'), content.orderNumber],
    [t('Invoice.Ordered'), day(new Date(content.orderedAt))],
    [t(isCredit ? 'Invoice.Repayment' : 'Invoice.Payment'), content.paymentMethod],
    [t('Invoice.Currency'), row.currency],
  ];
  const labelWidth = 110;
  const x = page.margin + contentWidth - labelWidth - 130;
  let y = bandHeight + 28;
  const list = sheet.group(root, 'L');
  for (const [label, value] of facts) {
    const item = sheet.group(list, 'LI');
    sheet.text(item, 'Lbl', label, { x, y, width: labelWidth, color: quiet });
    y += sheet.text(item, 'LBody', value, { x: x + labelWidth, y, width: 130, align: 'right' }) + 2;
    item.end();
  }
  list.end();
  return y;
}

/** Who sells: on the first page for every reader, and repeated at the foot of the others. */
function drawSeller(sheet: Sheet, root: Tag, { content }: InvoiceRow, words: Words): void {
  sheet.text(root, 'P', sellerOf(content.seller, words), sellerStyle);
}

function drawFooters(sheet: Sheet, { number, content }: InvoiceRow, words: Words): void {
  sheet.onEachPage((write, at, of) => {
    if (at > 1) write(sellerOf(content.seller, words), sellerStyle);
    const pages = words.t('Invoice.Page', { page: String(at), pages: String(of) });
    write(`${number}\n${pages}`, { ...sellerStyle, width: contentWidth, align: 'right' });
  });
}

function sellerOf(seller: InvoiceRow['content']['seller'], { t, country }: Words): string {
  const { name, address, zip, city, cvr, vatNumber, register, email, phone } = seller;
  return [
    joined(name, address, `${zip} ${city}`, seller.country && country(seller.country)),
    joined(`${t('Invoice.Company')} ${cvr}`, vatNumber && `${t('Invoice.VatNumber')} ${vatNumber}`, register),
    joined(email, phone),
  ].join('\n');
}

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ');
