import type { Alias } from '@matchday/dictionary';

/** The confirmation of a newsletter. */
export const confirmTexts = [
  'Newsletter.Confirm.Failed',
  'Newsletter.Confirm.Pending',
  'Newsletter.Confirm.Success',
] as const satisfies readonly Alias[];

/** The end of a newsletter. */
export const unsubscribeTexts = [
  'Newsletter.Unsubscribe.Failed',
  'Newsletter.Unsubscribe.Submit',
  'Newsletter.Unsubscribe.Success',
  'Newsletter.Unsubscribe.Text',
] as const satisfies readonly Alias[];
