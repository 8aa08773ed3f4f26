import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { type BrandCulture, localPath } from '../brand';
import { ownAddressHeader } from '../entry/own-address';
import { getTranslate } from '../texts/server-texts';
import { BasketLines, type BasketLinesProps } from './basket-lines';

const timeoutMs = 10_000;
const scripts = /<script\b[^>]*>.*?<\/script>|<link(?=[^>]*\sas="script")[^>]*>/gis;
/** The part of the basket page that scripts fill, see `screens/basket/basket-page.tsx`. */
const place = /<section data-place="basket"[^>]*>.*?<\/section>/s;

/** The basket page with its lines in the document, and without scripts. @throws {Error} if the page cannot be made */
export async function basketDocument(
  request: Request,
  culture: BrandCulture,
  shown: Pick<BasketLinesProps, 'found' | 'problem'>,
): Promise<string> {
  const [page, t] = await Promise.all([basketPage(request, culture), getTranslate(culture.culture)]);
  const props = { culture: culture.culture, home: localPath(culture, '/'), t, ...shown };
  const lines = renderToString(h(BasketLines, props));
  const document = page.replaceAll(scripts, '').replace(place, () => lines);
  if (!document.includes(lines)) throw new Error('The basket page has no place for the lines');
  return document;
}

/** The page that is the same for everyone, from this process. */
async function basketPage({ url, headers }: Request, culture: BrandCulture): Promise<string> {
  const own = headers.get(ownAddressHeader) ?? new URL(url).origin;
  const response = await fetch(own + localPath(culture, '/cart/'), {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The basket page answered ${response.status}`);
  return response.text();
}
