import type { Rules } from './parse-rules';

/** How many characters a new password has. */
export const passwordLength = { min: 8, max: 128 } as const;

export type ProfileField = 'email' | 'firstName' | 'lastName' | 'phone' | 'street' | 'city' | 'zipCode';

/** The rules of a customer's profile, in the forms and in the API. The address is optional. */
export const profileRules = {
  email: 'required|email',
  firstName: 'required|max:60',
  lastName: 'required|max:60',
  phone: 'phone|min:5|max:25',
  street: 'address|max:120',
  city: 'max:80',
  zipCode: 'zipCode:country',
} as const satisfies Record<ProfileField, Rules>;
