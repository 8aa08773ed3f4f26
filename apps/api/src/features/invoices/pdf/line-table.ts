import { propertiesInWords } from '../../orders';
import type { InvoiceLine } from '../document';
import type { InvoiceRow } from '../queries';
import { contentWidth, page, type Sheet, type Tag, type TextStyle } from './sheet';
import type { Words } from './words';

const size = 8;
const gap = 6;
const padding = 4;
const quiet = '#595959';
/** Where the rows of a page end; the footer is below. */
const bottom = page.height - 110;

/** The widths of the columns; the first one takes the rest. */
const widths = [34, 66, 58, 40, 62, 62];
const first = contentWidth - widths.reduce((sum, width) => sum + width + gap, 0);

type Cells = readonly string[];

/** The lines of a document, over as many pages as they need. Returns where they end. */
export function drawLines(sheet: Sheet, parent: Tag, row: InvoiceRow, words: Words, top: number): number {
  const { t } = words;
  const table = sheet.group(parent, 'Table');
  const head = [
    t('Invoice.Description'),
    t('Invoice.Quantity'),
    t('Invoice.UnitPrice'),
    t('Invoice.Discount'),
    t('Invoice.VatRate'),
    t('Invoice.Net'),
    t('Invoice.Gross'),
  ];
  const drawHead = (y: number) => {
    const height = drawRow(sheet, table, head, y, { bold: true, isHead: true });
    sheet.line(y + height, '#1a1a1a', 0.8);
    return y + height + padding;
  };
  let y = drawHead(top);
  for (const line of row.content.lines) {
    const cells = cellsOf(line, row, words);
    const details = detailsOf(line, row, words);
    const height =
      sheet.heightOf(cells[0] ?? '', { width: first, size, bold: true }) +
      (details ? sheet.heightOf(details, { width: first, size }) : 0);
    if (y + height > bottom) {
      sheet.addPage();
      y = drawHead(page.margin);
    }
    drawRow(sheet, table, cells, y, { details });
    y += height + padding;
    sheet.line(y, '#d0d0d0');
    y += padding;
  }
  table.end();
  return y;
}

function drawRow(
  sheet: Sheet,
  table: Tag,
  cells: Cells,
  y: number,
  { bold = false, isHead = false, details = '' }: { bold?: boolean; isHead?: boolean; details?: string },
): number {
  const row = sheet.group(table, 'TR');
  let x: number = page.margin;
  const heights = cells.map((text, at) => {
    const width = at === 0 ? first : (widths[at - 1] ?? 0);
    const style: TextStyle = {
      x,
      y,
      width,
      size,
      bold: bold || at === 0,
      align: at === 0 ? 'left' : 'right',
    };
    x += width + gap;
    if (isHead) return sheet.text(row, 'TH', text, style, 'Column');
    if (at > 0 || !details)
      return sheet.text(row, at === 0 ? 'TH' : 'TD', text, style, at === 0 ? 'Row' : undefined);
    const cell = sheet.group(row, 'TH');
    const height = sheet.text(cell, 'P', text, style);
    const detail = { ...style, y: y + height, bold: false, color: quiet };
    return height + sheet.text(cell, 'P', details, detail);
  });
  row.end();
  return Math.max(...heights);
}

function cellsOf(line: InvoiceLine, { kind, content }: InvoiceRow, words: Words): Cells {
  const rate = content.vat[0]?.rate ?? 0;
  const sign = kind === 'creditNote' ? -1 : 1;
  const unitNet = (line.unitPrice * 100) / (100 + rate);
  const discount = line.discount > 0 ? Math.round(unitNet * line.quantity) - line.net : 0;
  return [
    nameOf(line, content.corrects, words),
    String(line.quantity),
    words.exactAmount(sign * unitNet),
    words.amount(discount === 0 ? 0 : -sign * discount),
    words.percent(rate),
    words.amount(sign * line.net),
    words.amount(sign * line.gross),
  ];
}

function nameOf({ kind, name }: InvoiceLine, corrects: string | null, { t }: Words): string {
  if (kind === 'shipping') return `${t('Invoice.Shipping')}: ${name}`;
  return kind === 'reduction' ? t('Invoice.Reduction', { number: corrects ?? '' }) : name;
}

/** Article number, colour, size and print. */
function detailsOf({ id, sku, properties }: InvoiceLine, { personal }: InvoiceRow, { t }: Words): string {
  const print = personal.prints?.[id];
  const labels = {
    color: t('Mail.Order.Color'),
    size: t('Mail.Order.Size'),
    oneSize: t('Mail.Order.Size.One'),
  };
  return [sku, propertiesInWords(properties, labels), print && `${t('Mail.Order.Print')}: ${print}`]
    .filter(Boolean)
    .join('\n');
}
