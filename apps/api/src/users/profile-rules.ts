import type { Rules } from '@matchday/validation';
import type { Db } from '../db/database';
import { findCountries } from '../db/repositories/countries';
import type { Customer } from '../db/repositories/customers';
import { errorItem } from '../errors/error-body';
import type { Shop } from '../shop/shop';
import { fieldErrors, passwordErrors, throwIfInvalid } from './field-errors';

interface Wanted {
  email: string;
  password?: string | undefined;
  firstName?: string;
  lastName?: string;
  phone?: string;
  street?: string;
  city?: string;
  zipCode?: string;
  country?: string;
  culture?: string;
}

/**
 * Refuses a change by the rules of the checkout, but that an address may be missing; details that are not named are not
 * applicable, except the zip code of a new country.
 * @throws {ApiErrors} 400
 */
export async function validateProfileChange(
  db: Db,
  shop: Shop,
  customer: Customer,
  wanted: Wanted,
): Promise<void> {
  const countries = wanted.country === undefined ? [] : await findCountries(db, shop);
  const rules: Record<string, Rules> = {
    email: 'required|email',
    firstName: 'required|max:60',
    lastName: 'required|max:60',
    phone: 'phone|min:5|max:25',
    street: 'address|max:120',
    city: 'max:80',
    zipCode: 'zipCode:country',
    country: { oneOf: countries },
  };
  const isNamed = (field: string) =>
    Object.hasOwn(wanted, field) || (field === 'zipCode' && wanted.country !== undefined);
  const values = { zipCode: customer.zip_code, country: customer.country, ...wanted };
  const applicable = Object.fromEntries(Object.entries(rules).filter(([field]) => isNamed(field)));
  throwIfInvalid([
    ...(await fieldErrors(db, shop, values, applicable)),
    ...passwordErrorsOf(wanted, shop),
    ...cultureErrors(wanted, shop),
  ]);
}

function passwordErrorsOf({ password, email }: Wanted, shop: Shop) {
  return password === undefined ? [] : passwordErrors(password, email, 'newPassword', shop);
}

function cultureErrors({ culture }: Wanted, { store, culture: requestCulture }: Shop) {
  const known = store.cultures.map(({ culture }) => culture);
  if (culture === undefined || known.includes(culture)) return [];
  return [
    errorItem(
      { code: 'NotOneOf', params: { field: 'culture', values: known.join(', ') }, field: 'culture' },
      requestCulture,
    ),
  ];
}
