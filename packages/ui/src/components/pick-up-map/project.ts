/** A place on the earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

export interface Projection {
  /** Where a place lies on the sheet. */
  at: (place: Coordinates) => { x: number; y: number };
  /** How many metres one unit of the sheet is. */
  metres: number;
}

const metresPerDegree = 111_320;
/** So that a single point, or points in one street, do not fill the sheet with a few metres. */
const leastMetres = 400;

const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const span = (values: number[]) => Math.max(...values) - Math.min(...values);

/** Fits places into a sheet with a margin, north up. For towns, where the earth's curve does not show. */
export function project(
  places: readonly Coordinates[],
  sheet: { width: number; height: number; margin: number },
): Projection {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const centre = { latitude: middle(latitudes), longitude: middle(longitudes) };
  const east = metresPerDegree * Math.cos((centre.latitude * Math.PI) / 180);
  const metres = Math.max(
    (span(longitudes) * east) / (sheet.width - 2 * sheet.margin),
    (span(latitudes) * metresPerDegree) / (sheet.height - 2 * sheet.margin),
    leastMetres / sheet.width,
  );
  return {
    metres,
    at: ({ latitude, longitude }) => ({
      x: sheet.width / 2 + ((longitude - centre.longitude) * east) / metres,
      y: sheet.height / 2 - ((latitude - centre.latitude) * metresPerDegree) / metres,
    }),
  };
}

/** The longest of 1, 2 or 5 times a power of ten that is not longer than `most` metres. */
export function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 2].find((factor) => factor * power <= most) ?? 1) * power;
}
