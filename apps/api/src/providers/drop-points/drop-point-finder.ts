import type { DropPoint } from '../../contract/checkout';

export interface DropPointQuery {
  /** ISO 3166-1 alpha-2 */
  country: string;
  zipCode: string;
  carrier: string;
}

/** Knows where parcels can be picked up. */
export interface DropPointFinder {
  /** The points around a zip code, the nearest first; none where the carrier has none or the code does not exist. */
  near(query: DropPointQuery): Promise<DropPoint[]>;
}
