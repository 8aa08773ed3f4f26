import { aliases } from '@matchday/dictionary';
import { cacheLife, cacheTag } from 'next/cache';
import { lifetimes, tags } from '../cache/tags';
import { recordTagManager } from '../entry/known-tag-managers';
import type { Texts } from '../texts/translate';
import type { ClubSettings } from './contract';
import { lastGood } from './last-good';
import { shopApi } from './shop-api';

/** The settings for a path, from which navigation and languages link. Null if they never loaded (S8.12). */
export async function getSettings(culture: string, url: string): Promise<ClubSettings | null> {
  'use cache';
  cacheTag(tags.settings);
  const { value, isFresh } = await lastGood<ClubSettings | null>(`settings ${url}`, null, async () => {
    const { views } = await shopApi(culture).call('getSettings', { query: { url } });
    return views.clubSettings;
  });
  if (value) recordTagManager(culture, value.tagManagerId);
  cacheLife(isFresh ? lifetimes.present : lifetimes.incomplete);
  return value;
}

/** A dictionary also has the texts of mails and of the API's errors. */
const shown = new Set<string>(aliases);

/** The texts of a culture; empty if they never loaded, so that aliases are shown (S8.11). */
export async function getTexts(culture: string): Promise<Texts> {
  'use cache';
  cacheTag(tags.dictionary);
  const { value, isFresh } = await lastGood<Texts>(`dictionary ${culture}`, {}, async () => {
    const { data } = await shopApi(culture).call('getDictionary', {});
    const { dictionaryItems } = data.views.dictionaryItemsByCulture;
    return Object.fromEntries(
      dictionaryItems.flatMap(({ view }) => (shown.has(view.alias) ? [[view.alias, view.value]] : [])),
    );
  });
  cacheLife(isFresh ? lifetimes.present : lifetimes.incomplete);
  return value;
}
