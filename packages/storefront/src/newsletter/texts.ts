import type { Alias } from '@matchday/dictionary';

/** The sign-up form of the newsletter. */
export const newsletterTexts = [
  'Newsletter.DoubleOptIn',
  'Newsletter.Email',
  'Newsletter.FirstName',
  'Newsletter.Heading',
  'Newsletter.Submit',
  'Newsletter.SubmitError',
  'Newsletter.SubmitSuccess',
  'Newsletter.Submitting',
  'Newsletter.Terms',
  'Newsletter.Terms.Link',
] as const satisfies readonly Alias[];
