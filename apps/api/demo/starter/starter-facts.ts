import { euCountries } from '@matchday/validation';
import type { ShippingMethodRow, StoreRow } from '../../src/features/imports/store-data';
import { type Culture, each } from '../club';
import type { ShopFacts } from '../shop-facts';
import { type Country, vatRates } from '../vat-rates';
import { priceIn } from './price-levels';
import { culturesOf, type StarterClub, siteNameIn } from './starter-club';

/** Stands on pages for what only the club knows. */
const unknown = '[…]';

/** The countries that a new club can be in, with their time zones. */
export const timeZones: Readonly<Record<Country, string>> = {
  DK: 'Europe/Copenhagen',
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  DE: 'Europe/Berlin',
  NL: 'Europe/Amsterdam',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid',
  PT: 'Europe/Lisbon',
  IT: 'Europe/Rome',
  GB: 'Europe/London',
};

/** A club in the EU delivers to the EU countries whose VAT is known; any other to its own country. */
function countriesOf({ country }: StarterClub): Country[] {
  const known = Object.keys(vatRates) as Country[];
  if (!euCountries.includes(country)) return [country];
  return [country, ...known.filter((one) => one !== country && euCountries.includes(one))];
}

export function starterStore(club: StarterClub): StoreRow {
  const [{ culture }] = club.cultures;
  return {
    id: club.id,
    name: siteNameIn(club, culture),
    defaultCulture: culture,
    rootCategoryId: 'shop',
    orderPrefix: club.id.toUpperCase().slice(0, 10),
    timeZone: timeZones[club.country],
    cultures: club.cultures.map((one) => ({ ...one, currency: club.currency })),
    vatCountry: club.country,
    vatRates,
  };
}

export function starterFacts(club: StarterClub): ShopFacts {
  const cultures = culturesOf(club);
  return {
    siteName: each(cultures, (culture) => siteNameIn(club, culture)),
    company: {
      name: club.name,
      registration: unknown,
      vatNumber: unknown,
      address: unknown,
      zip: '',
      city: unknown,
      country: club.country,
      email: `hello@${club.domain}`,
    },
    phone: unknown,
    countries: countriesOf(club),
    currencyOf: each(cultures, () => club.currency),
    localeOf: Object.fromEntries(club.cultures.map(({ culture, locale }) => [culture, locale])) as Record<
      Culture,
      string
    >,
    shippingMethods: shippingMethods(club, cultures),
  };
}

const delivery = {
  'pick-up': {
    en: ['Pick-up point', 'Fetch the parcel at a shop near you.'],
    da: ['Udleveringssted', 'Hent pakken i en butik i nærheden.'],
    es: ['Punto de recogida', 'Recoge el paquete en una tienda cercana.'],
  },
  home: {
    en: ['Home delivery', 'The carrier brings it to the door.'],
    da: ['Levering til døren', 'Fragtfirmaet bringer den til døren.'],
    es: ['Entrega a domicilio', 'El transportista lo lleva a tu puerta.'],
  },
} as const satisfies Record<string, Record<Culture, readonly [name: string, description: string]>>;

function shippingMethods(club: StarterClub, cultures: readonly Culture[]): ShippingMethodRow[] {
  const minor = (euros: number) => ({ [club.currency]: Math.round(priceIn(club.currency, euros) * 100) });
  const method = (id: keyof typeof delivery, euros: number, days: { min: number; max: number }) => ({
    id,
    carrier: unknown,
    prices: minor(euros),
    freeFrom: minor(100),
    days,
    texts: each(cultures, (culture) => {
      const [name, description] = delivery[id][culture];
      return { name, description };
    }),
  });
  return [
    { kind: 'dropPoint', countries: [club.country], ...method('pick-up', 5, { min: 1, max: 3 }) },
    { kind: 'home', countries: countriesOf(club), ...method('home', 10, { min: 2, max: 5 }) },
  ];
}
