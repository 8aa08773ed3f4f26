import { apiUrl } from '../api-url';
import { requestIdHeader } from '../entry/request-id';
import { logFailure } from '../log';

const timeout = 15_000;
const forwarded = ['Accept', 'If-None-Match', 'User-Agent', 'X-Forwarded-For', requestIdHeader];
/** They describe the connection to the API, not the one to the browser. */
const ofConnection = ['Connection', 'Content-Encoding', 'Keep-Alive', 'Transfer-Encoding'];

/** An image or a font from the API's media service. */
export async function GET(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const asked = new Headers();
  for (const name of forwarded) {
    const value = request.headers.get(name);
    if (value !== null) asked.set(name, value);
  }
  try {
    const response = await fetch(new URL(`${pathname}${search}`, apiUrl()), {
      headers: asked,
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]),
    });
    const headers = new Headers(response.headers);
    for (const name of ofConnection) headers.delete(name);
    return new Response(response.body, { status: response.status, headers });
  } catch (error) {
    if (!request.signal.aborted) logFailure(`No response to ${pathname}`, error);
    return new Response(null, { status: 502, headers: { 'Cache-Control': 'no-store' } });
  }
}
