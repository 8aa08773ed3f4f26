import type { InvoiceDetails, ShippingDetails } from '../contract/checkout';
import type { ChosenMethod, StoredBasket } from '../db/repositories/baskets';
import { deliveryCountry } from '../domain/checkout-completeness';

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
export function addressOf(basket: StoredBasket | undefined): Addresses {
  return {
    billing: basket?.billing ?? noBilling,
    shipping: basket?.shipping ?? noShipping,
    useShippingAddress: basket?.useShippingAddress ?? false,
  };
}

/** The chosen delivery, as long as it goes to the country of delivery. */
export function chosenMethod(basket: StoredBasket): ChosenMethod | null {
  const { shippingMethod } = basket;
  return shippingMethod && serves(shippingMethod, deliveryCountry(addressOf(basket))) ? shippingMethod : null;
}

/** Where no country is known yet, every delivery is offered. */
export function serves({ countries }: Pick<ChosenMethod, 'countries'>, country: string): boolean {
  return country === '' || countries.includes(country);
}
