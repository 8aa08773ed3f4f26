import { minorDigits } from '../../domain/money';
import type { ErrorCode } from '../../errors/messages';
import type { CellKind, Column } from './column';

/** A cell text that is not a valid value of its column. */
export class WrongCell extends Error {
  override name = 'WrongCell';

  constructor(readonly code: ErrorCode) {
    super(code);
  }
}

const yes = new Set(['true', '1', 'sand', 'verdadero']);
const no = new Set(['false', '0', 'falsk', 'falso']);
const listSeparator = ' | ';

/** Spreadsheets treat text that starts like this as a formula. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

const guarded = (text: string) => (formula.test(text) ? `'${text}` : text);

const withoutGuard = (text: string) => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text);

/**
 * Parses the text of a cell; undefined for a missing value.
 * @throws {WrongCell}
 */
export function readCell(text: string, column: Column): unknown {
  if (text.trim() === '') return emptyValues[column.empty](text);
  return readers[column.kind](text, column);
}

const readers: Record<CellKind, (text: string, column: Column) => unknown> = {
  integer: (text) => integerIn(text.trim()),
  number: (text) => numberIn(text.trim()),
  boolean: (text) => booleanIn(text.trim().toLowerCase()),
  amount: (text, { currency = '' }) => amountIn(text.trim(), currency),
  list: (text) => listIn(withoutGuard(text)),
  json: (text) => jsonIn(withoutGuard(text)),
  text: withoutGuard,
};

const emptyValues = {
  text: (text: string) => text,
  null: () => null,
  missing: () => undefined,
  list: () => [],
};

/** Formats a value as cell text. An apostrophe escapes text that spreadsheets would treat as a formula. */
export function writeCell(value: unknown, column: Column, decimalSign: '.' | ','): string {
  if (value === undefined || value === null) return '';
  if (column.kind === 'amount')
    return toDecimal(Number(value), column.currency ?? '').replace('.', decimalSign);
  if (column.kind === 'list') return guarded(listText(Array.isArray(value) ? value : [], column));
  if (typeof value === 'string' && column.kind === 'text') return guarded(value);
  const text = JSON.stringify(value);
  if (column.kind === 'json') return guarded(text);
  return column.kind === 'number' ? text.replace('.', decimalSign) : text;
}

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

/** For an optional list, an empty cell means a missing list; an empty list is written as `[]`. */
function listText(items: readonly unknown[], { empty }: Column): string {
  if (items.length === 0) return empty === 'missing' ? '[]' : '';
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
