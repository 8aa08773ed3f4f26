import type { FastifySchema } from 'fastify';
import { readPolicy, readVary } from '../http/conditional-reads';
import { isGeneral } from '../http/errors/declare-errors';
import { errorBody, errorItem } from '../http/errors/error-body';
import type { ErrorCode, MessageParameters } from '../http/errors/messages';
import { exampleParameters } from './texts/examples';

declare module 'fastify' {
  interface FastifySchema {
    /** Whose version successful responses have as their ETag. */
    versioned?: 'basket' | 'product' | 'entry';
  }
}

/** What the schema of an operation says about its responses. */
export type ResponseFacts = Pick<FastifySchema, 'errors' | 'conditional' | 'versioned' | 'repetition'>;

interface Response {
  description?: string;
  headers?: Record<string, object>;
  content?: Record<string, { example?: unknown; schema?: { $ref?: string } }>;
  'x-error-codes'?: readonly string[];
}

interface Operation {
  operationId?: string;
  description?: string;
  'x-repetition'?: string;
  parameters?: object[];
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
  ContentTag: {
    description:
      'Identifies the content of the response. Send it as If-None-Match to get it only if it has changed',
    required: true,
    schema: { type: 'string', examples: ['"bTcuxYtwwIRpGBuqWjOJgEnbYT8"'] },
  },
  BasketVersion: {
    description:
      'The version of the basket, for If-Match. A change of prices or stock alone does not change it. A repetition with an Idempotency-Key has that of the first response',
    required: true,
    schema: { type: 'string', examples: ['"0190f7a2-3"'] },
  },
  ProductVersion: {
    description: 'The version of the product’s data, for If-Match',
    required: true,
    schema: { type: 'string', examples: ['"bTcuxYtwwIRpGBuqWjOJgEnbYT8"'] },
  },
  EntryVersion: {
    description: 'The version of the data that the response is about, for If-Match',
    required: true,
    schema: { type: 'string', examples: ['"bTcuxYtwwIRpGBuqWjOJgEnbYT8"'] },
  },
  ReadPolicy: {
    description: 'A cache may keep the response, but must ask before each use whether it is current',
    required: true,
    schema: { type: 'string', examples: [readPolicy] },
  },
  ReadVary: {
    description: 'The headers of the request that determine the response',
    required: true,
    schema: { type: 'string', examples: [readVary] },
  },
} as const;

const versionHeaders = { basket: 'BasketVersion', product: 'ProductVersion', entry: 'EntryVersion' } as const;

type NamedHeaders = Readonly<Record<string, keyof typeof headers>>;

const headersOfStatus: Readonly<Record<string, NamedHeaders>> = {
  401: { 'WWW-Authenticate': 'WwwAuthenticate' },
  429: { 'Retry-After': 'RetryAfter' },
  503: { 'Retry-After': 'RetryAfter' },
};

const headersOfReads: NamedHeaders = { ETag: 'ContentTag', 'Cache-Control': 'ReadPolicy', Vary: 'ReadVary' };

/**
 * Adds their headers to all responses, the declared error codes and an example to every error response, and what a
 * repetition does to every operation that declares it.
 */
export function describeResponses<Given extends object>(
  document: Given,
  factsOf: ReadonlyMap<string, ResponseFacts>,
): Given {
  const { paths = {}, components = {} } = document as Document;
  components.headers = headers;
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    const { operationId = '', responses = {} } = operation;
    const { errors = {}, conditional = false, versioned, repetition } = factsOf.get(operationId) ?? {};
    if (repetition !== undefined) {
      operation.description = `${operation.description} ${repetition}`;
      operation['x-repetition'] = repetition;
    }
    const declared = new Map(Object.entries(errors));
    if (conditional) {
      responses[304] = { description: 'Not Modified: the content has the ETag of If-None-Match' };
      operation.parameters = [...(operation.parameters ?? []), ifNoneMatch];
    }
    for (const [status, response] of Object.entries(responses)) {
      const named = {
        'x-request-id': 'RequestId',
        ...headersOfStatus[status],
        ...(conditional && ['200', '304'].includes(status) && headersOfReads),
        ...(versioned && status === '200' && { ETag: versionHeaders[versioned] }),
      };
      response.headers = { ...response.headers, ...references(named) };
      const codes = declared.get(status);
      if (codes) describeErrors(response, Number(status), codes);
    }
  }
  return document;
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description:
    'ETag of the response that the client has. If it is still current, the answer is 304 without a body',
  schema: { type: 'string', examples: ['"bTcuxYtwwIRpGBuqWjOJgEnbYT8"'] },
};

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
