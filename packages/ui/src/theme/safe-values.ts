import { colord, extend } from 'colord';
import names from 'colord/plugins/names';

extend([names]);

/** A CSS colour as `#rrggbb`; undefined if it is invalid or not opaque. */
export function safeColor(value: string): string | undefined {
  const color = colord(value.trim());
  return color.isValid() && color.alpha() === 1 ? color.toHex() : undefined;
}

const bare = '-?[A-Za-z][\\w-]*(?: [A-Za-z][\\w-]*)*';
const quoted = '"[\\p{L}\\d _-]{1,40}"|\'[\\p{L}\\d _-]{1,40}\'';
const family = `(?:${bare}|${quoted})`;
const families = new RegExp(`^${family}(?:\\s*,\\s*${family}){0,7}$`, 'u');

/** A list of font families; undefined if it is anything else. */
export function safeFontFamily(value: string): string | undefined {
  const list = value.trim();
  return list.length <= 200 && families.test(list) ? list : undefined;
}
