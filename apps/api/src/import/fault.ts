import type { ErrorCode, MessageParameters } from '../errors/messages';

/** Where in imported data something is: names of fields and positions in lists. */
export type DataPath = readonly (string | number)[];

/** Something wrong in imported data. */
export interface Fault {
  path: DataPath;
  code: ErrorCode;
  params: MessageParameters;
}

export const fault = (path: DataPath, code: ErrorCode, params: MessageParameters = {}): Fault => ({
  path,
  code,
  params,
});
