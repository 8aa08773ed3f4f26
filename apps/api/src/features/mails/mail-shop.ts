import { fillText, findText, type MailAlias } from '@matchday/dictionary/languages';
import type { MailProvider } from '../../platform/mail/mail-provider';
import { type CompleteSettings, createShop, findOwnTexts, findSettings, type StoresContext } from '../stores';

/** The services of composing and sending mails. */
export interface MailsContext extends StoresContext {
  mail: MailProvider;
}

/** A store's data for its mails, in one culture. */
export interface MailShop {
  storeId: string;
  /** The shop's name in the culture. */
  name: string;
  culture: string;
  locale: string;
  timeZone: string;
  /** URL of the culture's start page without a trailing slash, such as `https://shop.example/da`. */
  home: string;
  origin: string;
  /** The URL of the back office, without a trailing slash. */
  backOffice: string;
  settings: CompleteSettings;
  /** The text of an alias, with its placeholders filled in. */
  t: (alias: MailAlias, values?: Readonly<Record<string, string | number>>) => string;
}

/**
 * Reads a store's data for its mails.
 * @param culture an unknown culture falls back to the store's default
 * @throws {Error} if the store does not exist
 */
export async function mailShop(
  { config, db, stores }: Pick<MailsContext, 'config' | 'db' | 'stores'>,
  storeId: string,
  culture: string,
): Promise<MailShop> {
  const store = await stores.find(storeId);
  if (!store) throw new Error(`The store ${storeId} of a mail does not exist.`);
  const shop = createShop(store, culture);
  const settings = await findSettings(db, storeId, shop.culture);
  const origin = config.shopOrigins.get(storeId)?.[0] ?? config.publicUrl;
  return {
    storeId,
    name: settings.siteName,
    culture: shop.culture,
    locale: shop.locale,
    timeZone: store.timeZone,
    origin,
    backOffice: config.backOfficeUrl ?? '',
    home: origin + shop.pathPrefix,
    settings,
    t: mailTexts(
      shop.culture,
      new Map([...(await findOwnTexts(db, shop, 'Mail.')), ...(await findOwnTexts(db, shop, 'Guarantee.'))]),
    ),
  };
}

/** The texts of mails in a culture: the store's own, otherwise the shipped ones. */
export function mailTexts(culture: string, ownTexts?: ReadonlyMap<string, string>): MailShop['t'] {
  return (alias, values = {}) => fillText(findText(alias, culture, ownTexts) ?? alias, values);
}

/** The URL of a screen with a single-use token. It is in the fragment, which browsers send to no server. */
export function screenUrlWithToken(
  { home }: Pick<MailShop, 'home'>,
  path: string,
  token: Record<string, string>,
) {
  return `${home}${path}#${new URLSearchParams(token).toString()}`;
}

/** The URL of a screen with query parameters. */
export function screenUrl(
  { home }: Pick<MailShop, 'home'>,
  path: string,
  query: Record<string, string> = {},
) {
  const search = new URLSearchParams(query).toString();
  return `${home}${path}${search && `?${search}`}`;
}
