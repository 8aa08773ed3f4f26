import type { IncomingMessage, ServerResponse } from 'node:http';
import { cultureOfPath } from '../addresses/paths';
import type { BrandCulture } from '../brand';
import { createFailedPages, failedPath } from './failed-pages';
import { replaceBody } from './replace-body';

type Cultures = readonly [BrandCulture, ...BrandCulture[]];

/**
 * Gives every page that fails the shop's error page as its HTML, in the language of its address (S2.24, S8.3). Next's own
 * answer has an empty body that needs scripts.
 */
export function createFailedResponses(
  cultures: Cultures,
): (request: IncomingMessage, response: ServerResponse) => void {
  const pages = createFailedPages();
  return (request, response) => {
    const [pathname = '/'] = (request.url ?? '').split('?');
    const culture = cultureOfPath({ cultures }, pathname);
    if (request.method !== 'GET' || pathname === failedPath(culture)) return;
    replaceBody(response, isFailedPage, () => pages.read(culture, request.socket));
  };
}

const isFailedPage = (response: ServerResponse) =>
  response.statusCode >= 500 && String(response.getHeader('Content-Type')).startsWith('text/html');
