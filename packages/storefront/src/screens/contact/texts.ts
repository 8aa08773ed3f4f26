import type { Alias } from '@matchday/dictionary';

/** The form for a message to the club. */
export const contactTexts = [
  'Contact.Another',
  'Contact.Email',
  'Contact.Form',
  'Contact.Message',
  'Contact.Name',
  'Contact.OrderNumber',
  'Contact.Subject',
  'Contact.Subject.Account',
  'Contact.Subject.Else',
  'Contact.Subject.Order',
  'Contact.Subject.Print',
  'Contact.Subject.Product',
  'Contact.Subject.Return',
  'Contact.Submit',
  'Contact.Success',
  'Contact.Website',
  'Form.Choose',
] as const satisfies readonly Alias[];
