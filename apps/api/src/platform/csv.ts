import { stringify } from 'csv-stringify/sync';

/** Spreadsheets treat text that starts like this as a formula. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/** Puts an apostrophe before text that spreadsheets would treat as a formula. */
export const escapeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text without the apostrophe of {@link escapeFormula}. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;

/** The CSV separator: commas with decimal points, or semicolons with decimal commas. */
export type Separator = ',' | ';';

/** By it, spreadsheets recognise UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Rows of cells as CSV. */
export const csvText = (rows: readonly (readonly string[])[], separator: Separator): string =>
  stringify([...rows], { delimiter: separator, record_delimiter: 'windows' });
