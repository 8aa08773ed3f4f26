import createFetchClient from 'openapi-fetch';
import type { paths } from './generated/contract';
import { operations } from './generated/operations';
import { errors } from './middleware/errors';
import { idempotency } from './middleware/idempotency';
import { loginRefresh, type Session } from './middleware/session';
import type { OperationId, Parameters, Result } from './operation';

/** The headers that every call carries (S7.1). */
export interface StoreContext {
  storeId: string;
  culture: string;
  currency?: string;
  rootCategoryId?: string;
}

export interface ApiClientOptions {
  /** Address of the API without a trailing slash, or '' for the page's own origin. */
  baseUrl: string;
  store: StoreContext;
  session?: Session;
  fetch?: (request: Request) => Promise<Response>;
}

/** Options of one call apart from its parameters. */
export interface CallOptions extends Pick<RequestInit, 'signal' | 'keepalive' | 'cache'> {
  /** Makes a repeated write safe: the API returns the same response for the same key. Default: a key per call. */
  idempotencyKey?: string;
}

export interface ApiClient {
  readonly store: StoreContext;
  /**
   * Calls an operation of the contract.
   * @throws ApiError on any failure but an abort, which rejects as fetch does.
   * @throws TypeError 'Required parameter X was null or undefined when calling Y' (S5.14).
   */
  call<Id extends OperationId>(
    id: Id,
    parameters: Parameters<Id>,
    options?: CallOptions,
  ): Promise<Result<Id>>;
}

type Value = string | number | boolean | null | undefined;

type Query = Readonly<Record<string, Value | readonly Value[]>>;

/** The parameters of a call of any operation. */
interface Input {
  path?: Readonly<Record<string, Value>>;
  query?: Query;
  body?: unknown;
}

/** Creates the typed client of a store's API. Its middleware refreshes logins, adds idempotency keys and throws `ApiError`. */
export function createApiClient({
  baseUrl,
  store,
  session,
  fetch = (request) => globalThis.fetch(request),
}: ApiClientOptions): ApiClient {
  const { storeId, culture, currency, rootCategoryId } = store;
  const http = createFetchClient<paths>({
    baseUrl,
    fetch,
    headers: {
      StoreId: storeId,
      culture,
      currency: currency || null,
      rootCategoryId: rootCategoryId || null,
    },
    querySerializer: (query) => querySerializer(query as Query),
  });
  // Responses pass the middleware from the last to the first: logins are refreshed before an error is thrown.
  http.use(errors, idempotency);
  if (session) http.use(loginRefresh(session));

  return {
    store,
    async call<Id extends OperationId>(id: Id, parameters: Parameters<Id>, options: CallOptions = {}) {
      const { path = {}, query, body } = parameters as Input;
      const { idempotencyKey, ...init } = options;
      const { method, path: template, query: names } = operations[id];
      requirePathParameters(id, path);
      const isOfStore = (names as readonly string[]).includes('storeId');
      const request = {
        ...init,
        params: {
          path,
          query: { ...(isOfStore && { storeId }), ...query },
          ...(idempotencyKey && { header: { 'Idempotency-Key': idempotencyKey } }),
        },
        body,
      };
      const { data } = await http.request(method, template as never, request as never);
      return data as Result<Id>;
    },
  };
}

function requirePathParameters(id: OperationId, given: NonNullable<Input['path']>): void {
  for (const [, name = ''] of operations[id].path.matchAll(/\{(\w+)\}/g)) {
    const value = given[name];
    if (value === null || value === undefined || value === '') {
      throw new TypeError(`Required parameter ${name} was null or undefined when calling ${id}`);
    }
  }
}

function querySerializer(query: Query): string {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string] => [name, String(one)]),
  );
  return new URLSearchParams(parameters).toString();
}
