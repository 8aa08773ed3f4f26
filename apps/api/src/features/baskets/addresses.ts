import type { InvoiceDetails, ShippingDetails } from './address-contract';
import type { ChosenShippingMethod, StoredBasket } from './queries/baskets';

const noShipping: ShippingDetails = {
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  street: '',
  city: '',
  zipCode: '',
  country: '',
};
const noBilling: InvoiceDetails = { ...noShipping, emailConfirmation: '' };

export interface Addresses {
  billing: InvoiceDetails;
  shipping: ShippingDetails;
  useShippingAddress: boolean;
}

/** The addresses entered so far; missing fields are empty strings. */
export function addressesOf(basket: StoredBasket | undefined): Addresses {
  return {
    billing: basket?.billing ?? noBilling,
    shipping: basket?.shipping ?? noShipping,
    useShippingAddress: basket?.useShippingAddress ?? false,
  };
}

/** The country to ship to; empty if unknown. */
export function shippingCountry(draft: Addresses): string {
  return (draft.useShippingAddress ? draft.shipping.country : draft.billing.country).toUpperCase();
}

/** The chosen shipping method, or null if it does not ship to the shipping country. */
export function chosenShippingMethod(basket: StoredBasket): ChosenShippingMethod | null {
  const { shippingMethod } = basket;
  return shippingMethod && shipsTo(shippingMethod, shippingCountry(addressesOf(basket)))
    ? shippingMethod
    : null;
}

/** Whether a shipping method ships to the country. If no country is known yet, every method is offered. */
export function shipsTo({ countries }: Pick<ChosenShippingMethod, 'countries'>, country: string): boolean {
  return country === '' || countries.includes(country);
}
