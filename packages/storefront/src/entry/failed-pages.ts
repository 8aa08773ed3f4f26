import type { Socket } from 'node:net';
import { type BrandCulture, localPath } from '../brand';
import { logFailure } from '../log';
import { plainErrorPage } from './plain-error-page';

type Address = Pick<Socket, 'localAddress' | 'localPort'>;

const keptMs = 5_000;
const timeoutMs = 5_000;

/** The address of a culture's error page. */
export const failedPath = (culture: BrandCulture): string => localPath(culture, '/failed/');

/**
 * Reads error pages from the shop itself, each at most once in five seconds, however many pages fail. While the shop
 * cannot make its error page, the plain one takes its place.
 */
export function createFailedPages() {
  const kept = new Map<string, { html: Promise<string>; until: number }>();
  return {
    read(culture: BrandCulture, { localAddress = '', localPort = 0 }: Address): Promise<string> {
      const known = kept.get(culture.culture);
      if (known && known.until > Date.now()) return known.html;
      const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
      const html = fetchPage(`http://${host}:${localPort}${failedPath(culture)}`).catch((error: unknown) => {
        logFailure('Could not make the error page', error);
        return plainErrorPage(culture);
      });
      kept.set(culture.culture, { html, until: Date.now() + keptMs });
      return html;
    },
  };
}

async function fetchPage(url: string): Promise<string> {
  const response = await fetch(url, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}
