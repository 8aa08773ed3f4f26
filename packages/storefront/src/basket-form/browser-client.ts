import { type ApiClient, createApiClient } from '@matchday/api-client';
import { type BasketCookie, createBasketCookie } from '@matchday/commerce';
import { brand } from 'club-brand';
import type { BrandCulture } from '../brand';
import { requestIdHeader } from '../entry/request-id';
import { readCookies } from '../gateway/cookie-jar';
import { forwardCall, taken } from '../gateway/forward-call';
import { shopOrigin } from '../seo/absolute-url';

const passedOn = ['X-Forwarded-For', 'User-Agent', requestIdHeader];

/** What a page's scripts have in a browser, for a browser without scripts. */
export interface BrowserCalls {
  client: ApiClient;
  cookie: BasketCookie;
  /** The Set-Cookie headers of all calls so far. */
  setCookies: () => string[];
}

/**
 * Calls the contract's operations as a page of the browser that sent a request would do: through the gateway, with the
 * browser's cookies and those that the calls set. The caller has checked where the request came from.
 */
export function browserCalls(request: Request, { culture, currency }: BrandCulture): BrowserCalls {
  const cookies = new Map(readCookies(request.headers.get('Cookie')));
  const set = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  const client = createApiClient({
    baseUrl: shopOrigin(),
    store: { storeId: brand.storeId, culture, currency },
    async fetch(call) {
      for (const [name, value] of Object.entries(taken(request.headers, passedOn)))
        call.headers.set(name, value);
      call.headers.set('Sec-Fetch-Site', 'same-origin');
      call.headers.set('Cookie', cookieHeader());
      const response = await forwardCall(call);
      for (const header of response.headers.getSetCookie()) {
        const [name = '', value = ''] = header.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
        set.set(name, header);
        if (/;\s*Max-Age=0\b/i.test(header)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
  });
  const document = {
    get cookie() {
      return cookieHeader();
    },
    set cookie(_: string) {},
    location: new URL(shopOrigin()),
  };
  return { client, cookie: createBasketCookie(document, brand.storeId), setCookies: () => [...set.values()] };
}
