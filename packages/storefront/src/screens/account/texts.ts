import type { Alias } from '@matchday/dictionary';
import { passkeyLoginTexts, passkeysTexts } from '../../passkeys/texts';
import { orderTexts, termsTexts } from '../../shop/texts';

/** A field for a password. */
export const passwordTexts = [
  'Account.Password.Hide',
  'Account.Password.Rules',
  'Account.Password.Show',
] as const satisfies readonly Alias[];

/** The login, with what became of an address that was confirmed. */
export const loginTexts = [
  ...passkeyLoginTexts,
  ...passwordTexts,
  'Account.Confirm.Failed',
  'Account.Confirm.Password',
  'Account.Confirm.Pending',
  'Account.Confirm.Success',
  'Account.Email',
  'Account.ForgotPassword',
  'Account.Login',
  'Account.Login.Failed',
  'Account.Login.Guest',
  'Account.Login.Needed',
  'Account.Login.New',
  'Account.Login.New.Text',
  'Account.Login.Submit',
  'Account.Password',
  'Account.Register',
  'Account.Title',
] as const satisfies readonly Alias[];

/** The form that makes an account. */
export const registerTexts = [
  ...passwordTexts,
  ...termsTexts,
  'Account.Email',
  'Account.Password',
  'Account.Register',
  'Account.Register.Success',
  'Account.Register.Success.Text',
  'Checkout.FirstName',
  'Checkout.LastName',
  'Checkout.Phone',
] as const satisfies readonly Alias[];

/** The form that asks for a new password. */
export const forgotPasswordTexts = [
  'Account.Email',
  'Account.ForgotPassword.Sent',
  'Account.ForgotPassword.Submit',
] as const satisfies readonly Alias[];

/** The form of a new password. */
export const resetPasswordTexts = [
  ...passwordTexts,
  'Account.Login',
  'Account.Password.New',
  'Account.ResetPassword.Again',
  'Account.ResetPassword.Failed',
  'Account.ResetPassword.Success',
  'Form.Save',
] as const satisfies readonly Alias[];

/** Every page of the account: its navigation, and that something could not be loaded. */
export const memberTexts = [
  'Account.Details',
  'Account.Load.Failed',
  'Account.Logout',
  'Account.Logout.Failed',
  'Account.Orders',
  'Account.Title',
] as const satisfies readonly Alias[];

/** Orders in a list, or that there are none. */
export const orderListTexts = [
  'Account.Order',
  'Account.Order.Pieces.One',
  'Account.Order.Pieces.Other',
  'Account.Orders.Empty',
  'Account.Orders.Empty.Text',
  'Basket.Empty.Link',
] as const satisfies readonly Alias[];

/** The dialog that logs out a device. */
export const endSessionTexts = [
  ...passwordTexts,
  'Accessibility.Close',
  'Account.Password',
  'Account.Sessions.End',
  'Account.Sessions.End.Others',
  'Account.Sessions.End.Submit',
  'Account.Sessions.End.Text',
] as const satisfies readonly Alias[];

/** My account. */
export const profileTexts = [
  ...memberTexts,
  ...orderListTexts,
  ...passkeysTexts,
  ...endSessionTexts,
  'Account.Details.Edit',
  'Account.Orders.All',
  'Account.Orders.Latest',
  'Account.Sessions',
  'Account.Sessions.Current',
  'Account.Sessions.Ended',
  'Account.Sessions.Text',
  'Account.Sessions.Times',
  'Account.Sessions.Unknown',
  'Account.Welcome',
  'Account.Welcome.Text',
] as const satisfies readonly Alias[];

/** Account details. */
export const detailsTexts = [
  ...memberTexts,
  ...passwordTexts,
  'Accessibility.Close',
  'Account.Data',
  'Account.Data.Download',
  'Account.Data.Failed',
  'Account.Data.Text',
  'Account.Delete',
  'Account.Delete.Question',
  'Account.Delete.Submit',
  'Account.Delete.Text',
  'Account.Details.Email',
  'Account.Details.Email.New',
  'Account.Details.Email.Pending',
  'Account.Details.Email.Submit',
  'Account.Details.Email.Text',
  'Account.Details.Password',
  'Account.Details.Password.Changed',
  'Account.Details.Password.Submit',
  'Account.Details.Password.Text',
  'Account.Details.Person',
  'Account.Password',
  'Account.Password.Current',
  'Account.Password.New',
  'Account.Saved',
  'Checkout.City',
  'Checkout.Country',
  'Checkout.FirstName',
  'Checkout.LastName',
  'Checkout.Phone',
  'Checkout.Street',
  'Checkout.ZipCode',
  'Form.Choose',
  'Form.Save',
] as const satisfies readonly Alias[];

/** All orders. */
export const orderHistoryTexts = [
  ...memberTexts,
  ...orderListTexts,
  'Category.Next',
  'Category.Page',
  'Category.Pages',
  'Category.Previous',
] as const satisfies readonly Alias[];

/** One order. */
export const orderDetailsTexts = [
  ...memberTexts,
  ...orderTexts,
  'Account.Order',
  'Account.Order.Documents',
  'Account.Order.Documents.creditNote',
  'Account.Order.Documents.invoice',
  'Account.Order.NotFound',
  'Account.Order.NotFound.Text',
  'Account.Orders.All',
] as const satisfies readonly Alias[];
