import type { Socket } from 'node:net';
import { type BrandCulture, localPath } from '../brand';
import { logFailure } from '../log';
import { ownAddress } from './own-address';
import { plainErrorPage } from './plain-error-page';
import type { Replacement } from './replace-body';

type Address = Pick<Socket, 'localAddress' | 'localPort'>;

const policyHeader = 'Content-Security-Policy';
const keptMs = 5_000;
const timeoutMs = 5_000;

/** The address of a culture's error page. */
export const failedPath = (culture: BrandCulture): string => localPath(culture, '/failed/');

/**
 * Reads error pages from the shop itself, each at most once in five seconds, however many pages fail. While the shop
 * cannot make its error page, the plain one takes its place.
 */
export function createFailedPages() {
  const kept = new Map<string, { page: Promise<Replacement>; until: number }>();
  return {
    read(culture: BrandCulture, connection: Address): Promise<Replacement> {
      const known = kept.get(culture.culture);
      if (known && known.until > Date.now()) return known.page;
      const page = fetchPage(`${ownAddress(connection)}${failedPath(culture)}`).catch((error: unknown) => {
        logFailure('Could not make the error page', error);
        return { html: plainErrorPage(culture), headers: {} };
      });
      kept.set(culture.culture, { page, until: Date.now() + keptMs });
      return page;
    },
  };
}

async function fetchPage(url: string): Promise<Replacement> {
  const response = await fetch(url, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const policy = response.headers.get(policyHeader);
  // The policy lists the inline scripts of the document.
  return { html: await response.text(), headers: policy === null ? {} : { [policyHeader]: policy } };
}
