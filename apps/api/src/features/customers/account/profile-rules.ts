import type { Rules } from '@matchday/validation';
import type { Db } from '../../../platform/database/database';
import { errorItem } from '../../../platform/http/errors/error-body';
import { billingCountries, fieldErrors, findCountries, type Shop, throwIfInvalid } from '../../stores';
import type { Customer } from '../queries/customers';
import { passwordErrors } from './passwords';

interface ProfileValues {
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
 * Validates a profile change by the rules of the checkout, except that the address is optional. Only given fields are
 * validated, and the zip code if the country changes.
 * @throws {ApiErrors} 400
 */
export async function validateProfileChange(
  db: Db,
  shop: Shop,
  customer: Customer,
  values: ProfileValues,
): Promise<void> {
  const countries = values.country === undefined ? [] : billingCountries(await findCountries(db, shop));
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
  const isGiven = (field: string) =>
    Object.hasOwn(values, field) || (field === 'zipCode' && values.country !== undefined);
  const allValues = { zipCode: customer.zip_code, country: customer.country, ...values };
  const applicable = Object.fromEntries(Object.entries(rules).filter(([field]) => isGiven(field)));
  throwIfInvalid([
    ...(await fieldErrors(db, shop, allValues, applicable)),
    ...(await passwordErrorsOf(values, shop)),
    ...cultureErrors(values, shop),
  ]);
}

async function passwordErrorsOf({ password, email }: ProfileValues, shop: Shop) {
  return password === undefined ? [] : passwordErrors(password, email, 'newPassword', shop);
}

function cultureErrors({ culture }: ProfileValues, shop: Shop) {
  const known = shop.store.cultures.map(({ culture }) => culture);
  if (culture === undefined || known.includes(culture)) return [];
  return [
    errorItem(
      { code: 'NotOneOf', params: { field: 'culture', values: known.join(', ') }, field: 'culture' },
      shop,
    ),
  ];
}
