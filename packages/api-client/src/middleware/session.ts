import type { Middleware } from 'openapi-fetch';
import { metaStatus } from '../response-error';
import { singleFlight } from '../single-flight';
import { noResponse, readBody } from './errors';

/** Access to the tokens of a logged-in customer. */
export interface Session {
  /** The bearer token, or null when nobody is logged in. */
  accessToken(): string | null;
  /** Fetches new tokens. Resolves to whether that worked. */
  refresh(): Promise<boolean>;
  /** Called when the refresh failed: logs out (S8.1). */
  end(): void | Promise<void>;
}

/**
 * Sends the customer's token. On a 401, or a body whose `meta.status` is 401, it refreshes the token once for all calls
 * that wait and repeats each call once (S4.4).
 */
export function loginRefresh(session: Session): Middleware {
  const refresh = singleFlight(() => session.refresh());
  const unsent = new Map<string, Request>();

  const authorize = (request: Request) => {
    const token = session.accessToken();
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  };

  return {
    onRequest({ id, request }) {
      // A request can be sent once only.
      unsent.set(id, request.clone());
      return authorize(request);
    },
    async onResponse({ id, response, options }) {
      const request = unsent.get(id);
      unsent.delete(id);
      if (!request || !(await isUnauthorised(response))) return undefined;
      if (!(await refresh().catch(() => false))) {
        await session.end();
        return undefined;
      }
      return options.fetch(authorize(request)).catch((error: unknown) => {
        throw noResponse(error, request.signal) ?? error;
      });
    },
    onError: ({ id }) => void unsent.delete(id),
  };
}

async function isUnauthorised(response: Response): Promise<boolean> {
  if (!response.ok) return response.status === 401;
  return metaStatus(await readBody(response).catch(() => undefined)) === 401;
}
