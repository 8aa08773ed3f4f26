import type { Alias } from '@matchday/dictionary';
import type { TranslateOf } from '../texts/translate';

/** The button that logs in with a passkey. */
export const passkeyLoginTexts = ['Account.Passkeys.Login'] as const satisfies readonly Alias[];

/** The dialog that adds a passkey, and its button. */
const addPasskeyTexts = [
  'Accessibility.Close',
  'Account.Passkeys.Add',
  'Account.Passkeys.Add.Submit',
  'Account.Passkeys.Add.Text',
  'Account.Passkeys.Added',
  'Account.Passkeys.Exists',
  'Account.Passkeys.Text',
  'Account.Password',
  'Account.Password.Hide',
  'Account.Password.Rules',
  'Account.Password.Show',
] as const satisfies readonly Alias[];

/** The offer of a passkey after a purchase. */
export const passkeyOfferTexts = [
  ...addPasskeyTexts,
  'Account.Passkeys.Offer',
] as const satisfies readonly Alias[];

/** The passkeys in the profile. */
export const passkeysTexts = [
  ...addPasskeyTexts,
  'Account.Passkeys',
  'Account.Passkeys.Empty',
  'Account.Passkeys.Failed',
  'Account.Passkeys.Remove',
  'Account.Passkeys.Remove.Question',
  'Account.Passkeys.Remove.Submit',
  'Account.Passkeys.Remove.Text',
  'Account.Passkeys.Removed',
  'Account.Passkeys.Times',
  'Account.Passkeys.Times.Unused',
  'Account.Load.Failed',
  'Account.Sessions.Unknown',
] as const satisfies readonly Alias[];

export type AddPasskeyTranslate = TranslateOf<typeof addPasskeyTexts>;
export type PasskeysTranslate = TranslateOf<typeof passkeysTexts>;
