import { type Static, Type } from 'typebox';
import { Culture, Currency, Id } from '../../platform/contract/schema';
import { ClubSettings } from './contract';
import { list, Name, strict, Text } from './fields';

export const StoreRow = Type.Object(
  {
    id: Id,
    name: Name,
    defaultCulture: Culture,
    rootCategoryId: Id,
    orderPrefix: Type.String({ minLength: 1, maxLength: 10, pattern: '^[A-Z0-9]+$' }),
    /** IANA time zone, such as `Europe/Madrid`, for day boundaries and the shop's dates; UTC if missing. */
    timeZone: Type.Optional(Type.String({ maxLength: 60, pattern: '^[A-Za-z0-9+_-]+(/[A-Za-z0-9+_-]+)*$' })),
    cultures: list(
      Type.Object(
        {
          culture: Culture,
          locale: Type.String({ pattern: '^[a-z]{2}(-[A-Z]{2})?$' }),
          currency: Currency,
          pathPrefix: Type.Unsafe<'' | `/${string}`>({ type: 'string', pattern: '^(/[a-z0-9-]+)?$' }),
        },
        strict,
      ),
      { minItems: 1, maxItems: 20 },
    ),
    /** Percent, by destination country (ISO 3166-1 alpha-2). */
    vatRates: Type.Unsafe<Readonly<Record<string, number>>>({
      type: 'object',
      propertyNames: { pattern: '^[A-Z]{2}$' },
      additionalProperties: { type: 'number', minimum: 0, maximum: 100 },
    }),
  },
  strict,
);
export type StoreRow = Static<typeof StoreRow>;

const link = { name: Type.String(), url: Type.String() };
const NavigationLeaf = Type.Object(link, strict);
const NavigationBranch = Type.Object({ ...link, children: Type.Optional(list(NavigationLeaf)) }, strict);
const NavigationRoot = Type.Object({ ...link, children: Type.Optional(list(NavigationBranch)) }, strict);

/** A link of the main navigation on any of its three levels. */
export interface NavigationLink extends Static<typeof NavigationLeaf> {
  children?: readonly NavigationLink[];
}

const {
  storeId: _store,
  rootCategoryId: _root,
  culture: _culture,
  currency: _currency,
  timeZone: _timeZone,
  hostName: _host,
  languageNavigation: _languages,
  siteName: _site,
  billingCountries: _billing,
  ...clubSettings
} = ClubSettings.properties;

export const StoreSettings = Type.Object(
  {
    /** The shop's name in the culture; the store's name if missing. */
    siteName: Type.Optional(Name),
    ...clubSettings,
    mainNavigation: list(NavigationRoot),
  },
  strict,
);
export type StoreSettings = Static<typeof StoreSettings>;

/** The texts of the dictionary by alias. */
export const Dictionary = Type.Unsafe<Readonly<Record<string, string>>>({
  type: 'object',
  propertyNames: { minLength: 1, maxLength: 200 },
  additionalProperties: Text,
});
