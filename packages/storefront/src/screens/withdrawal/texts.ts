import type { Alias } from '@matchday/dictionary';

/** The statement of withdrawal, from the form to its receipt. */
export const withdrawalTexts = [
  'Contact.Email',
  'Contact.Name',
  'Withdrawal.Change',
  'Withdrawal.Check',
  'Withdrawal.Confirm',
  'Withdrawal.Continue',
  'Withdrawal.Form',
  'Withdrawal.Goods',
  'Withdrawal.Goods.All',
  'Withdrawal.Goods.Hint',
  'Withdrawal.OrderNumber',
  'Withdrawal.OrderNumber.Hint',
  'Withdrawal.Statement',
  'Withdrawal.Success',
] as const satisfies readonly Alias[];
