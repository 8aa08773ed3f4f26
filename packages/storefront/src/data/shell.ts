import { cacheLife, cacheTag } from 'next/cache';
import { lifetimes, tags } from '../cache/tags';
import { logFailure } from '../log';
import type { Texts } from '../texts/translate';
import type { ClubSettings } from './contract';
import { shopApi } from './shop-api';

/** The settings for a path: navigation and languages point from there. Null when they could never be had (S8.12). */
export function getSettings(culture: string, url: string): Promise<ClubSettings | null> {
  return lastGood(`settings ${url}`, () => cachedSettings(culture, url), null);
}

/** The texts of a culture; none when they could never be had, so that their keys show (S8.11). */
export function getTexts(culture: string): Promise<Texts> {
  return lastGood(`dictionary ${culture}`, () => cachedTexts(culture), {});
}

async function cachedSettings(culture: string, url: string): Promise<ClubSettings> {
  'use cache';
  cacheLife(lifetimes.present);
  cacheTag(tags.settings);
  const { views } = await shopApi(culture).call('getSettings', { query: { url } });
  return views.clubSettings;
}

async function cachedTexts(culture: string): Promise<Texts> {
  'use cache';
  cacheLife(lifetimes.present);
  cacheTag(tags.dictionary);
  const { data } = await shopApi(culture).call('getDictionary', {});
  const { dictionaryItems } = data.views.dictionaryItemsByCulture;
  return Object.fromEntries(dictionaryItems.map(({ view }) => [view.alias, view.value]));
}

const kept = new Map<string, unknown>();
const keptAtMost = 500;

/** A page outlives a failure of its frame: it shows what was had last, and is made anew soon. */
async function lastGood<T>(name: string, load: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    const value = await load();
    kept.delete(name);
    kept.set(name, value);
    const [oldest] = kept.keys();
    if (kept.size > keptAtMost && oldest !== undefined) kept.delete(oldest);
    return value;
  } catch (error) {
    logFailure(`Could not load the ${name}`, error);
    await incompletePage();
    return (kept.get(name) as T | undefined) ?? otherwise;
  }
}

async function incompletePage(): Promise<null> {
  'use cache';
  cacheLife(lifetimes.incomplete);
  return null;
}
