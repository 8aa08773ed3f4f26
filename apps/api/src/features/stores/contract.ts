import { type Static, Type } from 'typebox';
import { Image } from '../../platform/contract/image';
import { Culture, Currency, described, Id, Link, nullable } from '../../platform/contract/schema';
import { Company } from './company';
import { legalSettings } from './legal-settings';
import { ServiceHours } from './service-hours';

export interface NavigationItem {
  url: string;
  name: string;
  active: boolean;
  activeTrail: boolean;
  children: NavigationItem[];
}

const leaf = {
  url: Type.String({ description: 'Path of the shop, with the culture’s prefix' }),
  name: Type.String({ description: 'Name, in the culture of the request' }),
  active: Type.Boolean({ description: 'Whether the link leads to the current page' }),
  activeTrail: Type.Boolean({
    description: 'Whether the current page is the target of the link or one of its descendants',
  }),
};
const level3 = Type.Object({
  ...leaf,
  children: Type.Array(Type.Object({}), { maxItems: 0, description: 'The direct children' }),
});
const level2 = Type.Object({ ...leaf, children: Type.Array(level3, { description: 'The direct children' }) });

/** S3.10, at most three levels deep. */
export const NavigationItem = Type.Object(
  { ...leaf, children: Type.Array(level2, { description: 'The direct children' }) },
  { title: 'NavigationItem' },
);

/** S3.11 */
export const LanguageEntry = Type.Object(
  {
    name: Type.String({ description: 'Name, in the culture of the request' }),
    culture: described(Culture, 'The language, as named by the shop'),
    url: Type.String({ description: 'Path of the shop, with the culture’s prefix' }),
  },
  { title: 'LanguageEntry' },
);

/** S3.16 */
export const Usp = Type.Object(
  {
    text: Type.String({ description: 'Plain text' }),
    image: nullable(described(Image, 'The image')),
    link: nullable(
      Type.Object(
        {
          url: Type.String({ description: 'Path of the shop, with the culture’s prefix' }),
          target: nullable(
            Type.String({ description: 'Target window, as in HTML; null for the same window' }),
          ),
        },
        { description: 'Target of the link; null without one' },
      ),
    ),
    showOnMobile: Type.Boolean({ description: 'Whether narrow screens show it' }),
  },
  { title: 'Usp' },
);
export type Usp = Static<typeof Usp>;

const Footer = Type.Object(
  {
    usps: Type.Array(Usp, { description: 'Unique selling points, in display order' }),
    image: nullable(described(Image, 'The image')),
    logo: nullable(
      Type.Object(
        {
          url: Type.String({ description: 'Path of the shop' }),
          altText: Type.String({ description: 'Alternative text of the image' }),
        },
        { description: 'Logo of the club' },
      ),
    ),
    companyInfo: Type.String({ description: 'Sanitised HTML' }),
    company: described(Company, 'The company that runs the shop'),
    links: Type.Array(
      Type.Object({
        headline: Type.String({ description: 'Heading above the links' }),
        links: Type.Array(Link, { description: 'Links, in display order' }),
      }),
      { description: 'Links, in display order' },
    ),
    copyright: Type.String({ description: 'Copyright notice at the end of the page' }),
  },
  { title: 'Footer' },
);

const Theming = Type.Object(
  {
    primaryColor: Type.String({ description: 'A CSS colour' }),
    secondaryColor: Type.String({ description: 'A CSS colour' }),
    textColor: Type.String({ description: 'A CSS colour' }),
    fontFamily: Type.String({ description: 'A CSS font family; null for the shop’s default' }),
  },
  { title: 'Theming' },
);

const Country = Type.Object(
  {
    code: Type.String({ description: 'ISO 3166-1 alpha-2' }),
    name: Type.String({ description: 'Name, in the culture of the request' }),
  },
  { title: 'Country' },
);

/** S3.13 */
export const ClubSettings = Type.Object(
  {
    storeId: described(Id, 'Id of the store'),
    rootCategoryId: described(Id, 'Root of the category tree'),
    culture: described(Culture, 'The language, as named by the shop'),
    currency: described(Currency, 'ISO 4217'),
    timeZone: Type.String({ description: 'Of dates and times in the shop' }),
    hostName: Type.String({ description: 'The shop’s host name, with its port if it has one' }),
    siteName: Type.String({ description: 'The shop’s name in the culture' }),
    logo: Type.Object(
      {
        url: Type.String({ description: 'Path of the shop' }),
        altText: Type.String({ description: 'Alternative text of the image' }),
      },
      { description: 'Logo of the club' },
    ),
    mainNavigation: Type.Array(NavigationItem, { description: 'Items of the main navigation' }),
    languageNavigation: Type.Array(LanguageEntry, { description: 'The same page in each culture' }),
    header: Type.Object(
      {
        view: Type.Object(
          {
            usps: Type.Array(Usp, { description: 'Unique selling points, in display order' }),
          },
          { description: 'Content of the header' },
        ),
      },
      { description: 'The header of every page' },
    ),
    footer: Type.Object(
      { view: described(Footer, 'Content of the footer') },
      { description: 'The footer of every page' },
    ),
    theming: nullable(
      Type.Object(
        { view: described(Theming, 'Colours and font') },
        { description: 'Colours and font of the club; null for the shop’s defaults' },
      ),
    ),
    checkoutSettings: Type.Object(
      {
        countries: Type.Array(Country, { description: 'Countries for shipping' }),
      },
      { description: 'Settings of the checkout' },
    ),
    billingCountries: Type.Array(Country, {
      description:
        'Countries for billing addresses, by name: those of delivery, and every member state of the EU (Regulation (EU) 2018/302)',
      examples: [[{ code: 'DK', name: 'Denmark' }]],
    }),
    serviceHours: Type.Optional(ServiceHours),
    termsAndConditionsPage: nullable(
      Type.Object(
        {
          id: Type.String({ description: 'Id of the page' }),
          url: Type.String({ description: 'Path of the shop, with the culture’s prefix' }),
        },
        { description: 'The page with the terms; null without one' },
      ),
    ),
    ...legalSettings,
    serviceCloudClubIdentifier: nullable(
      Type.String({
        description:
          'Id of the club’s newsletter list; the default list if the club has named none, empty without a newsletter',
      }),
    ),
    tagManagerId: Type.Optional(
      Type.String({
        pattern: '^GTM-[A-Z0-9]+$',
        description:
          "The club's Google Tag Manager container; without it, no data is sent to the tag manager",
        examples: ['GTM-ABC123'],
      }),
    ),
  },
  { title: 'ClubSettings' },
);
export type ClubSettings = Static<typeof ClubSettings>;
