import { failAnywhere } from './declare-errors';

/** Returns a required field of the body; ends the request with 400 `RequiredField` without it. */
export function requireField<Field extends string>(
  body: { readonly [Name in Field]?: string },
  field: Field,
): string {
  const value = body[field];
  return value === undefined || value === '' ? failAnywhere('RequiredField', { field }, field) : value;
}
