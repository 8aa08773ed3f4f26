import { type Errors, isGeneral } from '../http/errors/declare-errors';
import { errorBody, errorItem } from '../http/errors/error-body';
import type { ErrorCode, MessageParameters } from '../http/errors/messages';
import { exampleParameters } from './texts/examples';

interface Response {
  headers?: Record<string, object>;
  content?: Record<string, { example?: unknown; schema?: { $ref?: string } }>;
  'x-error-codes'?: readonly string[];
}

interface Operation {
  operationId?: string;
  responses?: Record<string, Response>;
}

interface Document {
  paths?: Record<string, Record<string, Operation>>;
  components?: { headers?: object };
}

/** Headers of responses, by their name in the components. */
const headers = {
  RequestId: {
    description: 'Id of the request. Send it with X-Request-Id to choose it',
    required: true,
    schema: { type: 'string', examples: ['0190f7a2'] },
  },
  RetryAfter: {
    description: 'Seconds to wait before the next attempt',
    required: true,
    schema: { type: 'integer', minimum: 1, examples: [2] },
  },
  WwwAuthenticate: {
    description: 'The required credentials (RFC 6750)',
    required: true,
    schema: { type: 'string', examples: ['Bearer error="invalid_token"'] },
  },
} as const;

const headersOfStatus: Readonly<Record<string, Readonly<Record<string, keyof typeof headers>>>> = {
  401: { 'WWW-Authenticate': 'WwwAuthenticate' },
  429: { 'Retry-After': 'RetryAfter' },
  503: { 'Retry-After': 'RetryAfter' },
};

/** Adds their headers to all responses, and the declared error codes and an example to every error response. */
export function describeResponses<Given extends object>(
  document: Given,
  errorsOf: ReadonlyMap<string, Errors>,
): Given {
  const { paths = {}, components = {} } = document as Document;
  components.headers = headers;
  for (const { operationId = '', responses = {} } of Object.values(paths).flatMap((path) =>
    Object.values(path),
  )) {
    const declared = new Map(Object.entries(errorsOf.get(operationId) ?? {}));
    for (const [status, response] of Object.entries(responses)) {
      const named = { 'x-request-id': 'RequestId', ...headersOfStatus[status] };
      response.headers = { ...response.headers, ...references(named) };
      const codes = declared.get(status);
      if (codes) describeErrors(response, Number(status), codes);
    }
  }
  return document;
}

const parametersOf: Partial<Record<ErrorCode, MessageParameters>> = {
  OrderCannotMove: { from: 'Complete', to: 'Cancelled' },
};

const references = (named: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(named).map(([name, header]) => [name, { $ref: `#/components/headers/${header}` }]),
  );

function describeErrors(response: Response, status: number, codes: readonly ErrorCode[]): void {
  response['x-error-codes'] = codes;
  const body = response.content?.['application/json'];
  const code = codes.find((each) => !isGeneral(each)) ?? codes[0];
  if (!body || !code) return;
  const item = errorItem(
    { code, params: { ...exampleParameters, ...parametersOf[code] } },
    { culture: 'en' },
  );
  const example = errorBody(status, [item], '0190f7a2');
  const isLogin = body.schema?.$ref?.endsWith('/FailedAuthentication');
  body.example = isLogin ? { isSuccess: false, error: item.message, result: null, ...example } : example;
}
