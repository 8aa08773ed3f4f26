import { type Static, Type } from 'typebox';
import { Culture, Currency, described, Id } from '../../platform/contract/schema';
import { ClubSettings } from './contract';
import { Amount, list, Name, perCurrency, strict, Text } from './fields';
import { ServiceHours } from './service-hours';

export const StoreRow = Type.Object(
  {
    id: described(Id, 'Id of the store'),
    name: described(Name, 'Name, in the culture of the request'),
    defaultCulture: described(Culture, 'The culture of requests without one'),
    rootCategoryId: described(Id, 'Root of the category tree'),
    orderPrefix: Type.String({
      minLength: 1,
      maxLength: 10,
      pattern: '^[A-Z0-9]+$',
      description: 'Prefix of the store’s order numbers',
    }),
    /** IANA time zone, such as `Europe/Madrid`, for day boundaries and the shop's dates; UTC if missing. */
    timeZone: Type.Optional(
      Type.String({
        maxLength: 60,
        pattern: '^[A-Za-z0-9+_-]+(/[A-Za-z0-9+_-]+)*$',
        description: 'Name in the IANA time zone database, such as `Europe/Copenhagen`',
      }),
    ),
    /** Its rate applies until the country of delivery is known. */
    vatCountry: Type.Optional(
      Type.String({
        pattern: '^[A-Z]{2}$',
        description:
          'The country whose VAT rate applies until the country of delivery is known (ISO 3166-1 alpha-2); the region of the default culture’s locale if missing',
        examples: ['DK'],
      }),
    ),
    cultures: list(
      Type.Object(
        {
          culture: described(Culture, 'The language, as named by the shop'),
          locale: Type.String({
            pattern: '^[a-z]{2}(-[A-Z]{2})?$',
            description: 'Language and region, such as `da-DK`',
          }),
          currency: described(Currency, 'ISO 4217'),
          pathPrefix: described(
            Type.Unsafe<'' | `/${string}`>({ type: 'string', pattern: '^(/[a-z0-9-]+)?$' }),
            'Prefix of the culture’s paths; empty for one culture',
          ),
        },
        strict,
      ),
      {
        minItems: 1,
        maxItems: 20,
        description: 'The store’s languages with their currencies, in display order',
      },
    ),
    /** Percent, by destination country (ISO 3166-1 alpha-2). */
    vatRates: described(
      Type.Unsafe<Readonly<Record<string, number>>>({
        type: 'object',
        propertyNames: { pattern: '^[A-Z]{2}$' },
        additionalProperties: { type: 'number', minimum: 0, maximum: 100 },
      }),
      'VAT rates in percent of the price before VAT, by destination country (ISO 3166-1 alpha-2)',
    ),
    /** 12 if missing. */
    staffSessionHours: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 168,
        description: 'How long a session of the store’s staff lasts, in hours; 12 if missing',
        examples: [12],
      }),
    ),
    /** 60 if missing. */
    staffIdleMinutes: Type.Optional(
      Type.Integer({
        minimum: 5,
        maximum: 1440,
        description: 'After how many minutes without a call a session of staff ends; 60 if missing',
        examples: [60],
      }),
    ),
    /** None if missing. */
    confirmedRefunds: Type.Optional(
      perCurrency(Amount(), {
        partial: true,
        description:
          'By currency: a refund above this amount asks a member of staff for the second factor again; missing for none',
      }),
    ),
    /** None if missing. */
    serviceHours: Type.Optional(ServiceHours),
  },
  strict,
);
export type StoreRow = Static<typeof StoreRow>;

const link = {
  name: Type.String({ description: 'The displayed text' }),
  url: Type.String({ description: 'Target of the link: a path, an address or `category:<id>`' }),
};
const NavigationLeaf = Type.Object(link, strict);
const NavigationBranch = Type.Object(
  { ...link, children: Type.Optional(list(NavigationLeaf, { description: 'The direct children' })) },
  strict,
);
const NavigationRoot = Type.Object(
  { ...link, children: Type.Optional(list(NavigationBranch, { description: 'The direct children' })) },
  strict,
);

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
  serviceHours: _hours,
  ...clubSettings
} = ClubSettings.properties;

export const StoreSettings = Type.Object(
  {
    /** The shop's name in the culture; the store's name if missing. */
    siteName: Type.Optional(described(Name, 'The shop’s name in the culture')),
    ...clubSettings,
    mainNavigation: list(NavigationRoot, { description: 'Items of the main navigation' }),
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
