import type { Alias } from '@matchday/dictionary';
import { brand } from 'club-brand';
import { cultureOf } from '../brand';
import { getTexts } from '../data/shell';
import { logFailure } from '../log';
import { pickTexts, type TextsOf, type Translate, translator } from './translate';

/** Translates on the server. */
export async function getTranslate(culture: string): Promise<Translate> {
  const { locale } = cultureOf(brand, culture);
  return translator<Alias>(await getTexts(culture), locale, (alias) => logMissing(alias, culture));
}

/** The texts of a list, to be passed to the components that translate them in the browser. */
export async function getTextsOf<const List extends readonly Alias[]>(
  culture: string,
  aliases: List,
): Promise<TextsOf<List>> {
  return pickTexts(await getTexts(culture), aliases);
}

const logged = new Set<string>();

/** Logs each missing text once. */
function logMissing(alias: string, culture: string): void {
  const message = `There is no text ${alias} in ${culture}`;
  if (logged.has(message)) return;
  logged.add(message);
  logFailure('A text is missing', new Error(message));
}
