import type { Context } from '../context';
import { findSettings } from '../db/repositories/settings';
import type { StoreSettings } from '../import/store-data';
import { createShop } from '../shop/shop';
import { textsIn } from './texts';
import type { MailTexts } from './texts/mail-texts';

/** A store as its mails show it, in one culture. */
export interface MailShop {
  storeId: string;
  name: string;
  culture: string;
  locale: string;
  timeZone: string;
  /** Before the culture's paths, such as `https://shop.example/da`. */
  home: string;
  origin: string;
  settings: StoreSettings;
  texts: MailTexts;
}

/**
 * @param culture one that the store does not have gives its default culture
 * @throws {Error} where the store is gone
 */
export async function mailShop(
  { config, db, stores }: Pick<Context, 'config' | 'db' | 'stores'>,
  storeId: string,
  culture: string,
): Promise<MailShop> {
  const store = await stores.find(storeId);
  if (!store) throw new Error(`There is no store ${storeId} to send mails.`);
  const shop = createShop(store, culture);
  const origin = config.shopOrigins.get(storeId)?.[0] ?? config.publicUrl;
  return {
    storeId,
    name: store.name,
    culture: shop.culture,
    locale: shop.locale,
    timeZone: store.timeZone,
    origin,
    home: origin + shop.pathPrefix,
    settings: await findSettings(db, storeId, shop.culture),
    texts: textsIn(shop.culture),
  };
}

/** The address of a screen, with what it is told. */
export function screenUrl(
  { home }: Pick<MailShop, 'home'>,
  path: string,
  query: Record<string, string> = {},
) {
  const search = new URLSearchParams(query).toString();
  return `${home}${path}${search && `?${search}`}`;
}
