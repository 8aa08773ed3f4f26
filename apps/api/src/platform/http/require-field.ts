import { ApiError } from './errors/api-error';

/**
 * Returns a required field of the body.
 * @throws {ApiError} 400 `RequiredField`
 */
export function requireField<Field extends string>(
  body: { readonly [Name in Field]?: string },
  field: Field,
): string {
  const value = body[field];
  if (value === undefined || value === '') throw new ApiError(400, 'RequiredField', { field }, field);
  return value;
}
