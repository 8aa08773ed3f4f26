import type { Rules } from './parse-rules';

/** The newsletter sign-up (S5.12). `terms` is the checkbox in the form, and the accepted page's id in the API. */
export const newsletterRules = {
  firstName: 'required|max:60',
  email: 'required|email',
  terms: 'required',
} as const satisfies Record<string, Rules>;
