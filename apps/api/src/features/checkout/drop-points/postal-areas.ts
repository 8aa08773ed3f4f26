import { danishAreas } from './danish-areas';
import { spanishAreas } from './spanish-areas';

/** The centre of a zip code area. */
export interface PostalArea {
  city: string;
  latitude: number;
  longitude: number;
}

/** The area of a zip code; undefined if the code is invalid or its country has no drop points. */
export function postalArea(country: string, zipCode: string): PostalArea | undefined {
  if (country === 'DK') return danishArea(zipCode);
  if (country === 'ES' && /^\d{5}$/.test(zipCode)) return areaOf(spanishAreas.get(zipCode.slice(0, 2)));
  return undefined;
}

/** A zip code without an entry uses the nearest lower one with the same first two digits. */
function danishArea(zipCode: string): PostalArea | undefined {
  if (!/^[1-9]\d{3}$/.test(zipCode)) return undefined;
  const before = danishAreas.findLast(([code]) => code <= zipCode);
  const area = before?.[0].slice(0, 2) === zipCode.slice(0, 2) ? before : undefined;
  return areaOf(area?.[1]);
}

function areaOf(row: readonly [string, number, number] | undefined): PostalArea | undefined {
  return row && { city: row[0], latitude: row[1], longitude: row[2] };
}
