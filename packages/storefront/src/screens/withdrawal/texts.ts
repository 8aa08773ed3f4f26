import type { Alias } from '@matchday/dictionary';
import { propertyTexts } from '../../shop/texts';

/** The statement of withdrawal, from the form to its receipt. */
export const withdrawalTexts = [
  ...propertyTexts,
  'Basket.NotReturnable',
  'Basket.Quantity.Decrease',
  'Basket.Quantity.Increase',
  'Basket.Quantity.Of',
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
  'Withdrawal.Lines',
  'Withdrawal.Lines.Hint',
  'Withdrawal.OrderNumber',
  'Withdrawal.OrderNumber.Hint',
  'Withdrawal.Statement',
  'Withdrawal.Success',
] as const satisfies readonly Alias[];
