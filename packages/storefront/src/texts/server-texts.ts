import { brand } from 'club-brand';
import { cultureOf } from '../brand';
import { getTexts } from '../data/shell';
import { type Translate, translator } from './translate';

/** Translates on the server. */
export async function getTranslate(culture: string): Promise<Translate> {
  return translator(await getTexts(culture), cultureOf(brand, culture).locale);
}
