import { minorDigits } from '../../../platform/contract/money';
import { escapeFormula, unescapeFormula } from '../../../platform/csv';
import type { ErrorCode } from '../../../platform/http/errors/messages';
import type { CellKind, Column } from './column';

/** A cell text that is not a valid value of its column. */
export class InvalidCell extends Error {
  override name = 'InvalidCell';

  constructor(readonly code: ErrorCode) {
    super(code);
  }
}

const trueTexts = new Set(['true', '1', 'sand', 'verdadero']);
const falseTexts = new Set(['false', '0', 'falsk', 'falso']);
const listSeparator = ' | ';

/**
 * Parses the text of a cell; undefined for a missing value.
 * @throws {InvalidCell}
 */
export function readCell(text: string, column: Column): unknown {
  if (text.trim() === '') return emptyValues[column.empty](text);
  return readers[column.kind](text, column);
}

const readers: Record<CellKind, (text: string, column: Column) => unknown> = {
  integer: (text) => parseInteger(text.trim()),
  number: (text) => parseNumber(text.trim()),
  boolean: (text) => parseBoolean(text.trim().toLowerCase()),
  amount: (text, { currency = '' }) => parseAmount(text.trim(), currency),
  list: (text) => parseList(unescapeFormula(text)),
  json: (text) => parseJson(unescapeFormula(text)),
  text: unescapeFormula,
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
    return formatAmount(Number(value), column.currency ?? '').replace('.', decimalSign);
  if (column.kind === 'list') return escapeFormula(formatList(Array.isArray(value) ? value : [], column));
  if (typeof value === 'string' && column.kind === 'text') return escapeFormula(value);
  const text = JSON.stringify(value);
  if (column.kind === 'json') return escapeFormula(text);
  return column.kind === 'number' ? text.replace('.', decimalSign) : text;
}

function parseInteger(text: string): number {
  if (!/^-?\d{1,15}$/.test(text)) throw new InvalidCell('NotInteger');
  return Number(text);
}

function parseNumber(text: string): number {
  if (!/^-?\d{1,15}([.,]\d{1,15})?$/.test(text)) throw new InvalidCell('NotNumber');
  return Number(text.replace(',', '.'));
}

function parseBoolean(text: string): boolean {
  if (!trueTexts.has(text) && !falseTexts.has(text)) throw new InvalidCell('NotYesOrNo');
  return trueTexts.has(text);
}

function parseAmount(text: string, currency: string): number {
  const [, major = '', minor = ''] = /^(\d{1,12})(?:[.,](\d{1,4}))?$/.exec(text) ?? [];
  const digits = minorDigits(currency);
  if (major === '' || minor.length > digits) throw new InvalidCell('NotAmount');
  return Number(major + minor.padEnd(digits, '0'));
}

function formatAmount(minorUnits: number, currency: string): string {
  const digits = minorDigits(currency);
  return (minorUnits / 10 ** digits).toFixed(digits);
}

function parseList(text: string): unknown {
  return text.startsWith('[') ? parseJson(text) : text.split('|').map((item) => item.trim());
}

/** For an optional list, an empty cell means a missing list; an empty list is written as `[]`. */
function formatList(items: readonly unknown[], { empty }: Column): string {
  if (items.length === 0) return empty === 'missing' ? '[]' : '';
  const isPlain = items.every(
    (item) => typeof item === 'string' && item !== '' && item === item.trim() && !item.includes('|'),
  );
  return isPlain && !String(items[0]).startsWith('[') ? items.join(listSeparator) : JSON.stringify(items);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidCell('MalformedJson');
  }
}
