import createFetchClient from 'openapi-fetch';
import { ApiError, errorOfAnswer, metaStatus } from './api-error';
import type { paths } from './generated/contract';
import { operations } from './generated/operations';
import type { OperationId, Parameters, Result } from './operation';
import { singleFlight } from './single-flight';

/** The headers that every call carries (S7.1). */
export interface StoreContext {
  storeId: string;
  culture: string;
  currency?: string;
  rootCategoryId?: string;
}

/** The tokens of a logged-in customer, wherever they are kept. */
export interface Session {
  /** The bearer token, or null when nobody is logged in. */
  accessToken(): string | null;
  /** Fetches new tokens. Resolves to whether that worked. */
  refresh(): Promise<boolean>;
  /** Called when the refresh failed: logs out (S8.1). */
  end(): void | Promise<void>;
}

export interface ApiClientOptions {
  /** Address of the API without a trailing slash, or '' for the page's own origin. */
  baseUrl: string;
  store: StoreContext;
  session?: Session;
  fetch?: (request: Request) => Promise<Response>;
}

/** Options of one call beside its parameters. */
export interface CallOptions extends Pick<RequestInit, 'signal' | 'keepalive' | 'cache'> {
  /** Makes a repeated write safe: the API answers the same key with the same answer. */
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

interface Input {
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}
interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
}
type Send = (method: string, path: string, init: object) => Promise<Answer>;

/**
 * Creates the typed client of a store's API.
 * On a 401, or a body whose meta.status is 401, it refreshes the session once for all who wait and retries once (S4.4).
 */
export function createApiClient({ baseUrl, store, session, fetch }: ApiClientOptions): ApiClient {
  const http = createFetchClient<paths>({ baseUrl, ...(fetch && { fetch }) });
  const send = http.request as unknown as Send;
  const refresh = session && singleFlight(() => session.refresh());

  async function attempt(
    id: OperationId,
    input: Input,
    { idempotencyKey, ...init }: CallOptions,
  ): Promise<Answer> {
    const { method, path, query } = operations[id];
    const token = session?.accessToken();
    const named: readonly string[] = query;
    return send(method, path, {
      ...init,
      params: {
        path: input.path,
        query: { ...(named.includes('storeId') && { storeId: store.storeId }), ...input.query },
      },
      body: input.body,
      headers: {
        StoreId: store.storeId,
        culture: store.culture,
        ...(store.currency && { currency: store.currency }),
        ...(store.rootCategoryId && { rootCategoryId: store.rootCategoryId }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
    });
  }

  return {
    store,
    async call<Id extends OperationId>(id: Id, parameters: Parameters<Id>, options: CallOptions = {}) {
      const input = parameters as Input;
      requirePathParameters(id, input.path);
      try {
        let answer = await attempt(id, input, options);
        if (refresh && isUnauthorised(answer)) {
          if (await refresh().catch(() => false)) answer = await attempt(id, input, options);
          else await session.end();
        }
        return resultOf(answer) as Result<Id>;
      } catch (error) {
        if (error instanceof ApiError || options.signal?.aborted) throw error;
        throw new ApiError(500, [{ code: 'NoAnswer', message: '' }], { cause: error });
      }
    },
  };
}

function requirePathParameters(id: OperationId, given: Input['path']): void {
  for (const [, name = ''] of operations[id].path.matchAll(/\{(\w+)\}/g)) {
    const value = given?.[name];
    if (value === null || value === undefined || value === '') {
      throw new TypeError(`Required parameter ${name} was null or undefined when calling ${id}`);
    }
  }
}

function isUnauthorised({ response, data }: Answer): boolean {
  return response.status === 401 || metaStatus(data) === 401;
}

function resultOf({ response, data, error }: Answer): unknown {
  if (!response.ok) throw errorOfAnswer(response.status, error);
  const status = metaStatus(data);
  if (status !== undefined && status >= 400) throw errorOfAnswer(status, data);
  return data;
}
