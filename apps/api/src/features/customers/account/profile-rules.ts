import { profileRules, type Rules } from '@matchday/validation';
import { passwordErrors } from '../../../platform/accounts/passwords';
import type { Db } from '../../../platform/database/database';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import { errorItem } from '../../../platform/http/errors/error-body';
import { billingCountries, fieldErrors, findCountries, type Shop } from '../../stores';
import type { Customer } from '../queries/customers';

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
 */
export async function validateProfileChange(
  fail: Fail<'InvalidField' | 'PasswordTooCommon' | 'TooShort' | 'TooLong' | 'NotOneOf'>,
  db: Db,
  shop: Shop,
  customer: Customer,
  values: ProfileValues,
): Promise<void> {
  const countries = values.country === undefined ? [] : billingCountries(await findCountries(db, shop));
  const rules: Record<string, Rules> = { ...profileRules, country: { oneOf: countries } };
  const isGiven = (field: string) =>
    Object.hasOwn(values, field) || (field === 'zipCode' && values.country !== undefined);
  const allValues = { zipCode: customer.zip_code, country: customer.country, ...values };
  const applicable = Object.fromEntries(Object.entries(rules).filter(([field]) => isGiven(field)));
  const errors = [
    ...(await fieldErrors(db, shop, allValues, applicable)),
    ...(await passwordErrorsOf(values, shop)),
    ...cultureErrors(values, shop),
  ];
  if (errors.length > 0) fail.all(errors);
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
