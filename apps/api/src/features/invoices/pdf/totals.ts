import type { InvoiceRow } from '../queries';
import { contentWidth, page, type Sheet, type Tag } from './sheet';
import type { Words } from './words';

const size = 9;
const labelWidth = 180;
const valueWidth = 110;
const left = page.margin + contentWidth - labelWidth - valueWidth;
/** What the totals and the notes below them need at most. */
const height = 170;

/** The amounts by VAT rate, the total, and notes about the VAT. */
export function drawTotals(sheet: Sheet, root: Tag, row: InvoiceRow, words: Words, top: number): void {
  const { t, money, percent, country } = words;
  const { content, kind } = row;
  const sign = kind === 'creditNote' ? -1 : 1;
  let y = top;
  if (y + height > page.height - 100) {
    sheet.addPage();
    y = page.margin;
  }
  const table = sheet.group(root, 'Table');
  const add = (label: string, value: string, bold = false) => {
    const tr = sheet.group(table, 'TR');
    const labelStyle = { x: left, y, width: labelWidth, size: bold ? size + 2 : size, bold };
    const used = sheet.text(tr, 'TH', label, labelStyle, 'Row');
    const valueStyle = { ...labelStyle, x: left + labelWidth, width: valueWidth, align: 'right' as const };
    sheet.text(tr, 'TD', value, valueStyle);
    tr.end();
    y += used + 3;
  };
  for (const { rate, country: code, net, vat } of content.vat) {
    add(t('Invoice.Net.Rate', { rate: percent(rate) }), money(sign * net));
    add(t('Invoice.Vat.Rate', { rate: percent(rate), country: country(code) }), money(sign * vat));
  }
  y += 4;
  sheet.area({ x: left, y, width: labelWidth + valueWidth, height: 0.8, color: '#1a1a1a' });
  y += 6;
  const total = kind === 'creditNote' ? 'Invoice.Total.CreditNote' : 'Invoice.Total';
  add(t(total), money(sign * row.total), true);
  table.end();
  y += 10;
  for (const note of notesOf(row, words))
    y += sheet.text(root, 'P', note, { x: page.margin, y, width: contentWidth, size: 8 }) + 3;
}

function notesOf({ content, kind }: InvoiceRow, { t, country }: Words): string[] {
  const notes = content.vat.flatMap(({ rate, country: code }) => {
    if (rate === 0) return [t('Invoice.NoVat', { country: country(code) })];
    return code === content.seller.country ? [] : [t('Invoice.VatCountry', { country: country(code) })];
  });
  const codes = content.vouchers.map(({ code }) => code).join(', ');
  return codes && kind === 'invoice' ? [...notes, t('Invoice.Vouchers', { codes })] : notes;
}
