import type { ErrorCode, MessageParameters } from '../../platform/http/errors/messages';

export const importStates = ['queued', 'checking', 'writing', 'done', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

/** An error in an imported file. Its message is created in the language of each request. */
export interface RowError {
  /** Line of a CSV file, where the header is line 1; null for JSON. */
  line: number | null;
  /** Column of a CSV file, or path in JSON such as `products.3.texts.da.name`. */
  column: string;
  code: ErrorCode;
  params: MessageParameters;
}
