import type { ErrorCode, MessageParameters } from '../../../platform/http/errors/messages';

/** A path in imported data: field names and list positions. */
export type DataPath = readonly (string | number)[];

/** An error in imported data. */
export interface DataError {
  path: DataPath;
  code: ErrorCode;
  params: MessageParameters;
}

/** The field or item of a value; undefined if there is none. */
export function valueAt(value: unknown, step: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
}

export const dataError = (path: DataPath, code: ErrorCode, params: MessageParameters = {}): DataError => ({
  path,
  code,
  params,
});
