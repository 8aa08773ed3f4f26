import { type Static, Type } from 'typebox';
import { Image } from '../../platform/contract/image';
import { Culture, Currency, Id, Link, nullable } from '../../platform/contract/schema';

export interface NavigationItem {
  url: string;
  name: string;
  active: boolean;
  activeTrail: boolean;
  children: NavigationItem[];
}

const leaf = { url: Type.String(), name: Type.String(), active: Type.Boolean(), activeTrail: Type.Boolean() };
const level3 = Type.Object({ ...leaf, children: Type.Array(Type.Object({}), { maxItems: 0 }) });
const level2 = Type.Object({ ...leaf, children: Type.Array(level3) });

/** S3.10, at most three levels deep. */
export const NavigationItem = Type.Object(
  { ...leaf, children: Type.Array(level2) },
  { title: 'NavigationItem' },
);

/** S3.11 */
export const LanguageEntry = Type.Object(
  { name: Type.String(), culture: Culture, url: Type.String() },
  { title: 'LanguageEntry' },
);

/** S3.16 */
export const Usp = Type.Object(
  {
    text: Type.String(),
    image: nullable(Image),
    link: nullable(Type.Object({ url: Type.String(), target: nullable(Type.String()) })),
    showOnMobile: Type.Boolean(),
  },
  { title: 'Usp' },
);
export type Usp = Static<typeof Usp>;

const Company = Type.Object(
  {
    name: Type.String(),
    cvr: Type.String({ description: 'Registration number of the company' }),
    address: Type.String(),
    zip: Type.String(),
    city: Type.String(),
    email: Type.String(),
    country: Type.Optional(
      Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2', examples: ['DK'] }),
    ),
    phone: Type.Optional(Type.String({ maxLength: 40, examples: ['+45 00 00 01 01'] })),
    vatNumber: Type.Optional(
      Type.String({ maxLength: 40, description: 'With the country’s prefix', examples: ['DK90000001'] }),
    ),
    register: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'The public register that the company is entered in, with its number there',
        examples: ['Registro Mercantil de Sevilla, hoja SE-00000'],
      }),
    ),
  },
  { title: 'Company' },
);

const Footer = Type.Object(
  {
    usps: Type.Array(Usp),
    image: nullable(Image),
    logo: nullable(Type.Object({ url: Type.String(), altText: Type.String() })),
    companyInfo: Type.String({ description: 'Sanitised HTML' }),
    company: Company,
    links: Type.Array(Type.Object({ headline: Type.String(), links: Type.Array(Link) })),
    copyright: Type.String(),
  },
  { title: 'Footer' },
);

const Theming = Type.Object(
  {
    primaryColor: Type.String(),
    secondaryColor: Type.String(),
    textColor: Type.String(),
    fontFamily: Type.String(),
  },
  { title: 'Theming' },
);

const Country = Type.Object({ code: Type.String(), name: Type.String() }, { title: 'Country' });

/** S3.13 */
export const ClubSettings = Type.Object(
  {
    storeId: Id,
    rootCategoryId: Id,
    culture: Culture,
    currency: Currency,
    timeZone: Type.String({ description: 'Of dates and times in the shop' }),
    hostName: Type.String(),
    siteName: Type.String(),
    logo: Type.Object({ url: Type.String(), altText: Type.String() }),
    mainNavigation: Type.Array(NavigationItem),
    languageNavigation: Type.Array(LanguageEntry),
    header: Type.Object({ view: Type.Object({ usps: Type.Array(Usp) }) }),
    footer: Type.Object({ view: Footer }),
    theming: nullable(Type.Object({ view: Theming })),
    checkoutSettings: Type.Object({ countries: Type.Array(Country) }),
    billingCountries: Type.Array(Country, {
      description:
        'Countries for billing addresses, by name: those of delivery, and every member state of the EU (Regulation (EU) 2018/302)',
      examples: [[{ code: 'DK', name: 'Denmark' }]],
    }),
    termsAndConditionsPage: nullable(Type.Object({ id: Type.String(), url: Type.String() })),
    serviceCloudClubIdentifier: nullable(Type.String()),
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
