export interface ZipCodeFormat {
  readonly pattern: RegExp;
  /** A valid code, for a message or a hint. */
  readonly example: string;
}

const digits = (count: number, example: string): ZipCodeFormat => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  example,
});

/** The formats of zip codes, by ISO 3166-1 alpha-2 country code. Letters may be upper or lower case. */
export const zipCodeFormats: ReadonlyMap<string, ZipCodeFormat> = new Map([
  ['AT', digits(4, '1010')],
  ['BE', digits(4, '1000')],
  ['CH', digits(4, '8001')],
  ['DE', digits(5, '10115')],
  ['DK', digits(4, '2100')],
  ['ES', { pattern: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, example: '41013' }],
  ['FI', digits(5, '00100')],
  ['FO', digits(3, '100')],
  ['FR', digits(5, '75001')],
  ['GB', { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'SW1A 1AA' }],
  ['GL', digits(4, '3900')],
  ['IE', { pattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, example: 'D02 X285' }],
  ['IS', digits(3, '101')],
  ['IT', digits(5, '00184')],
  ['LU', digits(4, '1111')],
  ['NL', { pattern: /^[1-9]\d{3} ?[A-Z]{2}$/i, example: '1012 AB' }],
  ['NO', digits(4, '0150')],
  ['PL', { pattern: /^\d{2}-\d{3}$/, example: '00-001' }],
  ['PT', { pattern: /^\d{4}-\d{3}$/, example: '1100-148' }],
  ['SE', { pattern: /^\d{3} ?\d{2}$/, example: '111 22' }],
  ['US', { pattern: /^\d{5}(?:-\d{4})?$/, example: '10001' }],
]);

/** The format for a country without an entry. */
export const anyZipCodeFormat: ZipCodeFormat = { pattern: /^[A-Z\d][A-Z\d -]{1,10}[A-Z\d]$/i, example: '' };
