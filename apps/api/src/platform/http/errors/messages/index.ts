import { da } from './da';
import { en } from './en';
import { es } from './es';
import type { ErrorCode, Messages } from './messages';

export type { ErrorCode } from './messages';

export type MessageParameters = Readonly<Record<string, string | number>>;

const byLanguage = new Map<string, Messages>([
  ['da', da],
  ['en', en],
  ['es', es],
]);

/** The message for an error in the culture's language, or in English if the language has no messages. */
export function messageFor(culture: string, code: ErrorCode, params: MessageParameters = {}): string {
  const messages = byLanguage.get(culture.slice(0, 2)) ?? en;
  return messages[code].replace(/\{(\w+)\}/g, (placeholder, name) => String(params[name] ?? placeholder));
}
