import { brand } from 'club-brand';
import { cultureOf, localPath } from '../brand';
import { getSettings } from '../data/shell';

/** The shop's name in a culture, from its settings; the brand's until they have loaded once. */
export async function getSiteName(culture: string): Promise<string> {
  const settings = await getSettings(culture, localPath(cultureOf(brand, culture), '/'));
  return settings?.siteName ?? brand.siteName;
}

/** The title of a page's document: its own name, followed by the shop's. */
export async function documentTitle(culture: string, name: string): Promise<string> {
  return `${name} | ${await getSiteName(culture)}`;
}
