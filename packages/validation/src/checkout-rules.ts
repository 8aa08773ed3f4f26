import type { Rules } from './parse-rules';

export type ShippingField =
  | 'email'
  | 'phone'
  | 'firstName'
  | 'lastName'
  | 'street'
  | 'city'
  | 'zipCode'
  | 'country';
export type InvoiceField = ShippingField | 'emailConfirmation';

/**
 * The rules of the shipping details (S3.21).
 *
 * @param countries - ISO 3166-1 alpha-2 codes of the countries that the store delivers to.
 */
export function shippingRules(countries: readonly string[]): Record<ShippingField, Rules> {
  return {
    email: 'required|email',
    phone: 'required|phone|min:5|max:25',
    firstName: 'required|max:60',
    lastName: 'required|max:60',
    street: 'required|address|max:120',
    city: 'required|max:80',
    zipCode: 'required|zipCode:country',
    country: { required: true, oneOf: countries },
  };
}

/**
 * The rules of the billing details (S3.20): the shipping details and the repeated email address.
 *
 * @param countries - ISO 3166-1 alpha-2 codes of the countries that the store accepts for billing: more than those that it delivers to.
 */
export function invoiceRules(countries: readonly string[]): Record<InvoiceField, Rules> {
  return { ...shippingRules(countries), emailConfirmation: 'required|confirmed:email' };
}
