import { minorDigits } from '../../domain/money';
import type { ErrorCode } from '../../errors/messages';
import type { Column } from './column';

/** What is no value of the column. */
export class WrongCell extends Error {
  override name = 'WrongCell';

  constructor(readonly code: ErrorCode) {
    super(code);
  }
}

const yes = new Set(['true', '1', 'sand', 'verdadero']);
const no = new Set(['false', '0', 'falsk', 'falso']);
const listSeparator = ' | ';

/** A spreadsheet takes text that begins like this for a formula. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/**
 * The value that a cell's text stands for; undefined where it stands for none.
 * @throws {WrongCell}
 */
export function readCell(text: string, column: Column): unknown {
  if (text.trim() === '') return emptyValues[column.empty](text);
  switch (column.kind) {
    case 'integer':
      return integerIn(text.trim());
    case 'number':
      return numberIn(text.trim());
    case 'boolean':
      return booleanIn(text.trim().toLowerCase());
    case 'amount':
      return amountIn(text.trim(), column.currency ?? '');
    case 'list':
      return listIn(withoutGuard(text));
    case 'json':
      return jsonIn(withoutGuard(text));
    case 'text':
      return withoutGuard(text);
  }
}

const emptyValues = {
  text: (text: string) => text,
  null: () => null,
  missing: () => undefined,
  list: () => [],
};

/** The cell of a value. Text that a spreadsheet would calculate is guarded by an apostrophe, which reading takes away. */
export function writeCell(value: unknown, column: Column, decimalSign: '.' | ','): string {
  if (value === undefined || value === null) return '';
  switch (column.kind) {
    case 'amount':
      return toDecimal(Number(value), column.currency ?? '').replace('.', decimalSign);
    case 'number':
      return String(value).replace('.', decimalSign);
    case 'list':
      return guarded(Array.isArray(value) ? listText(value) : '');
    case 'json':
      return guarded(JSON.stringify(value));
    case 'text':
      return guarded(String(value));
    case 'integer':
    case 'boolean':
      return String(value);
  }
}

const guarded = (text: string) => (formula.test(text) ? `'${text}` : text);

const withoutGuard = (text: string) => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text);

function integerIn(text: string): number {
  if (!/^-?\d{1,15}$/.test(text)) throw new WrongCell('NotInteger');
  return Number(text);
}

function numberIn(text: string): number {
  if (!/^-?\d{1,15}([.,]\d{1,15})?$/.test(text)) throw new WrongCell('NotNumber');
  return Number(text.replace(',', '.'));
}

function booleanIn(text: string): boolean {
  if (!yes.has(text) && !no.has(text)) throw new WrongCell('NotYesOrNo');
  return yes.has(text);
}

function amountIn(text: string, currency: string): number {
  const [, major = '', minor = ''] = /^(\d{1,12})(?:[.,](\d{1,4}))?$/.exec(text) ?? [];
  const digits = minorDigits(currency);
  if (major === '' || minor.length > digits) throw new WrongCell('NotAmount');
  return Number(major + minor.padEnd(digits, '0'));
}

function toDecimal(minorUnits: number, currency: string): string {
  const digits = minorDigits(currency);
  return (minorUnits / 10 ** digits).toFixed(digits);
}

function listIn(text: string): unknown {
  return text.startsWith('[') ? jsonIn(text) : text.split('|').map((item) => item.trim());
}

function listText(items: readonly unknown[]): string {
  const isPlain = items.every(
    (item) => typeof item === 'string' && item !== '' && item === item.trim() && !item.includes('|'),
  );
  return isPlain && !String(items[0]).startsWith('[') ? items.join(listSeparator) : JSON.stringify(items);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongCell('MalformedJson');
  }
}
