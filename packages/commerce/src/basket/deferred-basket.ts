import { ApiError } from '@matchday/api-client';
import { createDeferredDomain } from '../deferred-domain';
import type { BasketDomain } from './basket-domain';
import { emptyBasket } from './basket-state';

/**
 * The basket of a page that is shown before the basket's code has loaded. The first action loads the code; if it
 * cannot be fetched, the action fails like a call without a response.
 *
 * @param load loads the basket
 */
export function createDeferredBasket(load: () => Promise<BasketDomain>): BasketDomain {
  const deferred = createDeferredDomain(emptyBasket, load);
  let loaded: BasketDomain | undefined;

  async function basket(): Promise<BasketDomain> {
    try {
      loaded = await deferred.load();
      return loaded;
    } catch (cause) {
      throw new ApiError(500, [{ code: 'NoAnswer', message: '' }], { cause });
    }
  }
  const failed = (error: Error) => deferred.show({ hasLoaded: true, error });

  async function settle(act: (domain: BasketDomain) => Promise<void>): Promise<void> {
    const domain = loaded ?? (await basket().catch(failed));
    if (domain) await act(domain);
  }
  function now(act: (domain: BasketDomain) => void): void {
    if (loaded) act(loaded);
    else void settle(async (domain) => act(domain));
  }

  return {
    state: deferred.state,
    start: () => settle((domain) => domain.start()),
    follow: () => settle((domain) => domain.follow()),
    load: () => settle((domain) => domain.load()),
    add: async (line) => (await basket()).add(line),
    setQuantity: (line, quantity) => now((domain) => domain.setQuantity(line, quantity)),
    reset: () => settle((domain) => domain.reset()),
    take: (token) => settle((domain) => domain.take(token)),
    adoptSummary: (summary, lines) => now((domain) => domain.adoptSummary(summary, lines)),
  };
}
