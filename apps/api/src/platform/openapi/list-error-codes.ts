import { codesByHeader, codesByOperation, codesBySecurity, codesByStatus } from './texts/error-codes';

interface Operation {
  operationId?: string;
  parameters?: readonly { in: string; name: string }[];
  security?: readonly Readonly<Record<string, unknown>>[];
  responses?: Record<string, { 'x-error-codes'?: string[] }>;
}

/** Adds the possible error codes to every error response. */
export function listErrorCodes<Document extends object>(document: Document): Document {
  const { paths = {} } = document as { paths?: Record<string, Record<string, Operation>> };
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path)))
    for (const [status, response] of Object.entries(operation.responses ?? {}))
      if (Number(status) >= 400) response['x-error-codes'] = codesOf(operation, status);
  return document;
}

function codesOf({ operationId = '', parameters = [], security = [] }: Operation, status: string): string[] {
  const headers = parameters.filter((parameter) => parameter.in === 'header');
  return [
    ...new Set([
      ...(codesByOperation[operationId]?.[status] ?? []),
      ...headers.flatMap(({ name }) => codesByHeader[name.toLowerCase()]?.[status] ?? []),
      ...security.flatMap((requirement) =>
        Object.keys(requirement).flatMap((name) => codesBySecurity[name]?.[status] ?? []),
      ),
      ...(codesByStatus[status] ?? []),
    ]),
  ];
}
