import type { Country } from '../../data/contract';

/** The countries that can be chosen in the checkout: any of the EU for billing, only those that are served for delivery. */
export interface CheckoutCountries {
  billing: readonly Country[];
  delivery: readonly Country[];
}
