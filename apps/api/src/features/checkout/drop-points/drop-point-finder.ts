import type { DropPoint } from '../../baskets';
import type { PaymentsContext } from '../../payments';

export interface DropPointQuery {
  /** ISO 3166-1 alpha-2 */
  country: string;
  zipCode: string;
  carrier: string;
}

/** Finds drop points for parcels. */
export interface DropPointFinder {
  /** The drop points near a zip code, nearest first; empty if the carrier has none or the code does not exist. */
  findNear(query: DropPointQuery): Promise<DropPoint[]>;
}

/** The services of checkout operations. */
export interface CheckoutContext extends PaymentsContext {
  /** Undefined without a carrier: shipping methods with drop points are not offered then. */
  dropPoints: DropPointFinder | undefined;
}
