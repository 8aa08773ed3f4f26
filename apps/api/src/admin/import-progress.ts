import type { ErrorCode, MessageParameters } from '../errors/messages';

export const importStates = ['queued', 'checking', 'writing', 'done', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

/** Something wrong in an imported file, told in the language of whoever asks. */
export interface RowFault {
  /** Line of a CSV file, the heading being line 1; null in JSON. */
  line: number | null;
  /** The column of a CSV file, or the path within JSON such as `products.3.texts.da.name`. */
  column: string;
  code: ErrorCode;
  params: MessageParameters;
}
