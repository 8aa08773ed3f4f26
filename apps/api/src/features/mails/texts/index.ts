import { da } from './da';
import { en } from './en';
import { es } from './es';
import type { MailTexts } from './mail-texts';

const byLanguage = new Map<string, MailTexts>([
  ['da', da],
  ['en', en],
  ['es', es],
]);

/** The mail texts in the culture's language, otherwise in English. */
export function textsIn(culture: string): MailTexts {
  return byLanguage.get(culture.slice(0, 2)) ?? en;
}
