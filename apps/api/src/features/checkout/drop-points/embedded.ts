import { createHash } from 'node:crypto';
import type { DropPoint } from '../../baskets';
import type { DropPointFinder, DropPointQuery } from './drop-point-finder';
import { type PostalArea, postalArea } from './postal-areas';
import { shopNames } from './shop-names';

const pointsPerZip = 6;
const metresPerDegree = 111_320;
const maxDistance = 2200;

/** Generated drop points for Denmark and Spain: the same zip code always gives the same points. */
export const embeddedDropPoints: DropPointFinder = {
  async findNear(query) {
    const country = query.country.toUpperCase();
    const zipCode = query.zipCode.trim();
    const area = postalArea(country, zipCode);
    if (!area) return [];
    return Array.from({ length: pointsPerZip }, (_, at) =>
      point({ ...query, country, zipCode }, area, at),
    ).toSorted((one, other) => one.distance - other.distance);
  },
};

function point({ country, zipCode, carrier }: DropPointQuery, area: PostalArea, at: number): DropPoint {
  const random = hashBytes(`${carrier}/${country}/${zipCode}`);
  const names = shopNames[country] ?? { shops: [], streets: [] };
  const shop = names.shops[(random(0) + at) % names.shops.length] ?? '';
  const street = names.streets[(random(1) + at * 3) % names.streets.length] ?? '';
  const distance = 120 + ((random(2 + at) * 97 + at * 331) % (maxDistance - 120));
  return {
    id: `${carrier}-${country}-${zipCode}-${at + 1}`.replaceAll(/[^A-Za-z0-9-]/g, ''),
    name: shop,
    street: `${street} ${1 + (random(8 + at) % 96)}`,
    zipCode,
    city: area.city,
    country,
    coordinates: offset(area, distance, (random(14 + at) / 256) * 2 * Math.PI),
    distance,
    openingHours: openingHours(random(20 + at)),
  };
}

/** Pseudo-random bytes derived from a text. */
function hashBytes(text: string): (at: number) => number {
  const bytes = createHash('sha256').update(text).digest();
  return (at) => bytes[at % bytes.length] ?? 0;
}

function offset(
  { latitude, longitude }: PostalArea,
  metres: number,
  angle: number,
): DropPoint['coordinates'] {
  const north = (Math.cos(angle) * metres) / metresPerDegree;
  const east = (Math.sin(angle) * metres) / (metresPerDegree * Math.cos((latitude * Math.PI) / 180));
  return { latitude: roundDegrees(latitude + north), longitude: roundDegrees(longitude + east) };
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

const times = [
  { weekdays: ['08:00', '20:00'], saturday: ['09:00', '17:00'], sunday: ['10:00', '15:00'] },
  { weekdays: ['09:00', '18:00'], saturday: ['10:00', '14:00'], sunday: null },
  { weekdays: ['07:00', '22:00'], saturday: ['07:00', '22:00'], sunday: ['08:00', '21:00'] },
] as const;

function openingHours(index: number): DropPoint['openingHours'] {
  const { weekdays, saturday, sunday } = times[index % times.length] ?? times[0];
  return [1, 2, 3, 4, 5, 6, 7].flatMap((day) => {
    const hours = day === 7 ? sunday : day === 6 ? saturday : weekdays;
    return hours ? [{ day, opens: hours[0], closes: hours[1] }] : [];
  });
}
