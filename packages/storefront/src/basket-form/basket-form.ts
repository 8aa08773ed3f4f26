import { ApiError } from '@matchday/api-client';
import { brand } from 'club-brand';
import { type BrandCulture, cultureOf, localPath } from '../brand';
import { logRefusedOrigin } from '../gateway/log-refused-origin';
import { isSameOrigin } from '../gateway/same-origin';
import { limitedBody } from '../limited-body';
import { shopOrigin } from '../seo/absolute-url';
import { getTranslate } from '../texts/server-texts';
import { askedChange } from './asked-change';
import { basketDocument } from './basket-document';
import { browserCalls } from './browser-client';
import { changeBasket, readBasket } from './change-basket';
import { basketFormAddress, fields } from './form';

const largestBody = 4 * 1024;

/** The basket as a document, for browsers without scripts. */
export async function showBasketDocument(request: Request): Promise<Response> {
  const culture = cultureOf(brand, new URL(request.url).searchParams.get(fields.culture));
  return showBasket(request, culture);
}

/**
 * Makes the change that a form asks for. After an addition it leads to the basket page, which has scripts if the browser
 * runs them; a change that is refused shows the basket and why.
 */
export async function changeByForm(request: Request): Promise<Response> {
  const body = await limitedBody(request, largestBody);
  const form = new URLSearchParams(body ? Buffer.from(body).toString() : '');
  const culture = cultureOf(brand, form.get(fields.culture));
  const t = await getTranslate(culture.culture);
  if (!isSameOrigin(request.headers, shopOrigin())) {
    logRefusedOrigin('basketForm', request.headers);
    return respond(request, culture, { status: 403, problem: t('Error.Origin.Text') });
  }
  if (body === null) return respond(request, culture, { status: 413, problem: t('Error.TooLarge.Text') });
  const change = askedChange(form);
  if (change.kind === 'incomplete')
    return showBasket(request, culture, { status: 422, problem: t('Product.Size.Missing') });
  const calls = browserCalls(request, culture);
  try {
    await changeBasket(calls, change);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const problem = error.message || t('Basket.Failed');
    return showBasket(request, culture, { status: error.status, problem }, calls);
  }
  const next = change.kind === 'add' ? localPath(culture, '/cart/') : basketFormAddress(culture.culture);
  return withCookies(new Response(null, { status: 303, headers: { Location: next } }), calls.setCookies());
}

interface Outcome {
  status: number;
  problem?: string;
}

async function showBasket(
  request: Request,
  culture: BrandCulture,
  outcome: Outcome = { status: 200 },
  calls = browserCalls(request, culture),
): Promise<Response> {
  const t = await getTranslate(culture.culture);
  const shown = await readBasket(calls).then(
    (found) => ({ found, ...outcome }),
    () => ({ ...outcome, problem: outcome.problem ?? t('Basket.Load.Failed') }),
  );
  return withCookies(await respond(request, culture, shown), calls.setCookies());
}

type Shown = Outcome & { found?: Awaited<ReturnType<typeof readBasket>> };

async function respond(request: Request, culture: BrandCulture, shown: Shown): Promise<Response> {
  const html = await basketDocument(request, culture, { found: shown.found, problem: shown.problem });
  return new Response(html, {
    status: shown.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}
