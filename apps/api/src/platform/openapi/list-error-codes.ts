import type { Errors } from '../http/errors/declare-errors';

interface Operation {
  operationId?: string;
  responses?: Record<string, { 'x-error-codes'?: readonly string[] }>;
}

/** Adds the declared error codes to every error response. */
export function listErrorCodes<Document extends object>(
  document: Document,
  errorsOf: ReadonlyMap<string, Errors>,
): Document {
  const { paths = {} } = document as { paths?: Record<string, Record<string, Operation>> };
  for (const { operationId = '', responses = {} } of Object.values(paths).flatMap((path) =>
    Object.values(path),
  )) {
    const declared = new Map(Object.entries(errorsOf.get(operationId) ?? {}));
    for (const [status, response] of Object.entries(responses)) {
      const codes = declared.get(status);
      if (codes) response['x-error-codes'] = codes;
    }
  }
  return document;
}
