/**
 * The API's rules for an account's details, so that errors show before the call. An address is validated when typing
 * pauses. A current password can only be wrong or missing, which shows on submit.
 */
export const accountRules = {
  email: { rules: 'required|email', debounce: 300 },
  password: { rules: 'required', mode: 'passive' },
  newPassword: 'required|min:8|max:128',
  name: 'required|max:60',
  phone: 'phone|min:5|max:25',
  street: 'address|max:120',
  city: 'max:80',
  zipCode: 'zipCode:country',
} as const;
