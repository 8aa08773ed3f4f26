import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { services } from './platform';
import type { Shop } from './shop';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Sends the body, or nothing, and leaves the request open. */
  neverEnds?: boolean;
}

export const shopAddress = ({ clubId }: Shop): string => {
  const club = services.clubs.find(({ id }) => id === clubId);
  if (!club) throw new Error(`There is no shop ${clubId}`);
  return club.url;
};

/** Makes a request with headers that neither browsers nor `fetch` let a caller set. */
export async function rawRequest(
  shop: Shop,
  path: string,
  { method = 'GET', headers = {}, body, neverEnds = false }: RawRequest = {},
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(shopAddress(shop));
  const outgoing = request({ hostname, port, path, method, headers: { host, ...headers }, agent: false });
  if (body !== undefined) outgoing.write(body);
  if (neverEnds) outgoing.flushHeaders();
  else outgoing.end();
  // The shop may close the connection before the whole body has arrived.
  outgoing.on('error', () => {});
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const read = await text(answer);
  outgoing.destroy();
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: read };
}
