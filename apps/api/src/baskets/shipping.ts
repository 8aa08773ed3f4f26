import type { InvoiceDetails, ShippingDetails } from '../contract/checkout';
import type { ChosenShippingMethod, StoredBasket } from '../db/repositories/baskets';
import { shippingCountry } from '../domain/checkout-completeness';

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

/** What was filled in so far; what was not is empty text. */
export function addressesOf(basket: StoredBasket | undefined): Addresses {
  return {
    billing: basket?.billing ?? noBilling,
    shipping: basket?.shipping ?? noShipping,
    useShippingAddress: basket?.useShippingAddress ?? false,
  };
}

/** The chosen delivery, as long as it goes to the country of delivery. */
export function chosenShippingMethod(basket: StoredBasket): ChosenShippingMethod | null {
  const { shippingMethod } = basket;
  return shippingMethod && shipsTo(shippingMethod, shippingCountry(addressesOf(basket)))
    ? shippingMethod
    : null;
}

/** Where no country is known yet, every delivery is offered. */
export function shipsTo({ countries }: Pick<ChosenShippingMethod, 'countries'>, country: string): boolean {
  return country === '' || countries.includes(country);
}
