import { passwordLength, profileRules } from '@matchday/validation';

/**
 * How the fields of an account are validated, so that errors show before the call. An address is validated when typing
 * pauses. A current password can only be wrong or missing, which shows on submit.
 */
export const accountRules = {
  ...profileRules,
  email: { rules: profileRules.email, debounce: 300 },
  password: { rules: 'required', mode: 'passive' },
  newPassword: `required|min:${passwordLength.min}|max:${passwordLength.max}`,
} as const;
