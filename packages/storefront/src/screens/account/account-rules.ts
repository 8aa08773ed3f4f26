/** The API's rules for an account's details, so that errors show before the call. */
export const accountRules = {
  email: 'required|email',
  password: 'required',
  newPassword: 'required|min:8|max:128',
  name: 'required|max:60',
  phone: 'phone|min:5|max:25',
  street: 'address|max:120',
  city: 'max:80',
  zipCode: 'zipCode:country',
} as const;
