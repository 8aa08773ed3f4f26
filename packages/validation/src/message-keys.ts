/**
 * Every dictionary key that a failed rule can name (S5.1). A dictionary with a text for each of them is complete for
 * forms. The placeholders of a text are the failure's `params`.
 */
export const messageKeys = [
  'Form.Validation.Required',
  'Form.Validation.Min',
  'Form.Validation.Max',
  'Form.Validation.MinValue',
  'Form.Validation.MaxValue',
  'Form.Validation.Between',
  'Form.Validation.BetweenPlayerNumber',
  'Form.Validation.InvalidCharacter',
  'Form.Validation.Email',
  'Form.Validation.Numeric',
  'Form.Validation.Phone',
  'Form.Validation.Confirmed',
  'Form.Validation.Address',
  'Form.Validation.ZipCode',
  'Form.Validation.OneOf',
] as const;

export type MessageKey = (typeof messageKeys)[number];
