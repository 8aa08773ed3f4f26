import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { OperationAddress as Operation } from '@matchday/api-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config';
import { isOpen, operationOf, takesFile } from './forwarded-operations';
import { limitedBody } from './limited-body';
import { type CookieChange, givesTokens, needsLoginToken, withoutTokens } from './login-tokens';
import { refuse } from './refusal';
import { isOwnRequest } from './same-origin';
import { cookieName, cookieOptions, type StaffCookie } from './staff-cookies';

const timeoutMs = 30_000;
const largestBody = 1024 * 1024;
const storeForm = /^[a-z0-9][a-z0-9-]{0,62}$/;
const tokenForm = /^[\w.~+/=-]{1,2000}$/;
const forwardedHeaders = ['accept', 'content-type', 'user-agent', 'idempotency-key', 'if-match', 'culture'];
const passedBack = ['content-type', 'content-disposition', 'etag', 'retry-after'];

type Headers = Record<string, string>;

/**
 * Forwards a call of the client to the API, with the token of the browser's cookie. Only the operations that the
 * screens use are forwarded, and only calls of the back office's own pages.
 */
export function forwarding(config: Config) {
  const secure = config.origin.startsWith('https:');

  return async function forward(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('cache-control', 'no-store');
    const url = new URL(request.url, config.origin);
    const operation = operationOf(request.method, url.pathname);
    if (!operation) return refuse(reply, 404, 'NotFound');
    if (!isOwnRequest(request.method, request.headers, config.origin)) {
      request.log.warn({ security: 'originRefused', operation }, 'security event');
      return refuse(reply, 403, 'Forbidden');
    }
    const storeId = String(request.headers.storeid ?? '');
    if (!storeForm.test(storeId)) return refuse(reply, 400, 'MalformedRequest');
    const token = (cookie: StaffCookie) => {
      const value = request.cookies[cookieName(cookie, storeId, secure)] ?? '';
      return tokenForm.test(value) ? value : undefined;
    };
    const session = token('session');
    if (!isOpen(operation) && !session) return refuse(reply, 401, 'Unauthorized');

    const body = await bodyOf(request, operation, token('login'));
    if (body === null) return refuse(reply.header('connection', 'close'), 413, 'TooLarge');
    const headers: Headers = {
      ...taken(request.headers, forwardedHeaders),
      storeid: storeId,
      'x-forwarded-for': request.ip,
      'x-request-id': request.id,
      ...(session && !isOpen(operation) && { authorization: `Bearer ${session}` }),
    };
    const response = await send(new URL(url.pathname + url.search, config.apiUrl), request, headers, body);
    if (!response) return refuse(reply, 502, 'NoAnswer');

    const changes: CookieChange[] =
      response.status === 401 && session && !isOpen(operation) ? [{ cookie: 'session' }] : [];
    let answer: Readable | object | undefined;
    if (response.ok && givesTokens(operation)) {
      const { body: shown, cookies } = withoutTokens(operation, await response.json());
      changes.push(...cookies);
      answer = shown;
    } else if (response.body) answer = Readable.fromWeb(response.body as ReadableStream);
    for (const change of changes) setCookie(reply, storeId, change);
    return reply.code(response.status).headers(taken(response.headers, passedBack)).send(answer);
  };

  function setCookie(reply: FastifyReply, storeId: string, { cookie, token, expires }: CookieChange): void {
    const name = cookieName(cookie, storeId, secure);
    if (token === undefined) reply.clearCookie(name, cookieOptions({ secure }));
    else reply.setCookie(name, token, cookieOptions({ secure, ...(expires && { expires }) }));
  }
}

type SentBody = Readable | Buffer | undefined;

/** The body for the API; null if it is too large. Files are passed on as they arrive: the API limits them. */
async function bodyOf(
  request: FastifyRequest,
  operation: Operation,
  loginToken: string | undefined,
): Promise<SentBody | null> {
  const received = request.body;
  if (!(received instanceof Readable)) return undefined;
  if (takesFile(operation)) return received;
  const body = await limitedBody(received, largestBody);
  if (body === null || !needsLoginToken(operation)) return body;
  return Buffer.from(JSON.stringify({ ...parsed(body), loginToken: loginToken ?? '' }));
}

function parsed(body: Buffer): object {
  try {
    const value: unknown = JSON.parse(body.toString());
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

async function send(
  url: URL,
  { method, log }: FastifyRequest,
  headers: Headers,
  body: SentBody,
): Promise<Response | undefined> {
  const isFile = body instanceof Readable;
  try {
    return await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body: isFile ? Readable.toWeb(body) : new Uint8Array(body) }),
      ...(isFile ? { duplex: 'half' } : { signal: AbortSignal.timeout(timeoutMs) }),
    } as RequestInit);
  } catch (error) {
    log.error({ err: error }, 'The API did not answer.');
    return undefined;
  }
}

function taken(headers: FastifyRequest['headers'] | globalThis.Headers, names: readonly string[]): Headers {
  const read = (name: string) => (headers instanceof globalThis.Headers ? headers.get(name) : headers[name]);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
