import { danishAreas } from './danish-areas';
import { spanishAreas } from './spanish-areas';

/** Where the centre of a zip code lies. */
export interface PostalArea {
  city: string;
  latitude: number;
  longitude: number;
}

/** The area of a zip code, or undefined when the code cannot exist or its country has no drop points. */
export function postalArea(country: string, zipCode: string): PostalArea | undefined {
  if (country === 'DK') return danishArea(zipCode);
  if (country === 'ES' && /^\d{5}$/.test(zipCode)) return areaOf(spanishAreas.get(zipCode.slice(0, 2)));
  return undefined;
}

/** Small places share the area of the town before them in the order of codes, as long as the first two digits agree. */
function danishArea(zipCode: string): PostalArea | undefined {
  if (!/^[1-9]\d{3}$/.test(zipCode)) return undefined;
  const before = danishAreas.findLast(([code]) => code <= zipCode);
  const area = before?.[0].slice(0, 2) === zipCode.slice(0, 2) ? before : undefined;
  return areaOf(area?.[1]);
}

function areaOf(row: readonly [string, number, number] | undefined): PostalArea | undefined {
  return row && { city: row[0], latitude: row[1], longitude: row[2] };
}
