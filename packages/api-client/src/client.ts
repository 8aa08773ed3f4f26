import { ApiError, errorOfAnswer, metaStatus } from './api-error';
import { operations } from './generated/operations';
import type { OperationId, Parameters, Result } from './operation';
import { type Answer, type Input, send, type Transport } from './send';
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
  fetch?: Transport;
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

/**
 * Creates the typed client of a store's API.
 * On a 401, or a body whose meta.status is 401, it refreshes the session once for all who wait and retries once (S4.4).
 */
export function createApiClient({
  baseUrl,
  store,
  session,
  fetch = (request) => globalThis.fetch(request),
}: ApiClientOptions): ApiClient {
  const refresh = session && singleFlight(() => session.refresh());

  async function attempt(
    id: OperationId,
    input: Input,
    { idempotencyKey, ...init }: CallOptions,
  ): Promise<Answer> {
    const token = session?.accessToken();
    const named: readonly string[] = operations[id].query;
    const query = { ...(named.includes('storeId') && { storeId: store.storeId }), ...input.query };
    return send(
      id,
      { ...input, query },
      {
        ...init,
        baseUrl,
        fetch,
        headers: {
          StoreId: store.storeId,
          culture: store.culture,
          ...(store.currency && { currency: store.currency }),
          ...(store.rootCategoryId && { rootCategoryId: store.rootCategoryId }),
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
        },
      },
    );
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

function isUnauthorised({ response, body }: Answer): boolean {
  return response.status === 401 || metaStatus(body) === 401;
}

function resultOf({ response, body }: Answer): unknown {
  if (!response.ok) throw errorOfAnswer(response.status, body);
  const status = metaStatus(body);
  if (status !== undefined && status >= 400) throw errorOfAnswer(status, body);
  return body;
}
