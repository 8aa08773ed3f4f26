/** A position in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

export interface Projection {
  /** A position on the map. */
  at: (place: Coordinates) => { x: number; y: number };
  /** Metres per map unit. */
  metres: number;
}

const metresPerDegree = 111_320;
/** Limits the zoom for a single point, or for points in one street. */
const leastMetres = 400;

const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const span = (values: number[]) => Math.max(...values) - Math.min(...values);

/**
 * Projects positions to a map with a margin, north up. For the size of a town, where the earth's curvature is
 * negligible.
 */
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

/** The largest 1, 2 or 5 times a power of ten that is at most `most` metres. */
export function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 2].find((factor) => factor * power <= most) ?? 1) * power;
}
