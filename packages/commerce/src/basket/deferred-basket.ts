import { ApiError } from '@matchday/api-client';
import type { BasketDomain } from './basket-domain';

/**
 * The basket of a page that is shown before the basket's code has loaded. The first action loads the code; if it
 * cannot be fetched, the action fails like a call without a response.
 *
 * @param load loads the basket that uses this state
 */
export function createDeferredBasket(
  state: BasketDomain['state'],
  load: () => Promise<BasketDomain>,
): BasketDomain {
  let loaded: BasketDomain | undefined;

  async function basket(): Promise<BasketDomain> {
    try {
      loaded ??= await load();
      return loaded;
    } catch (cause) {
      throw new ApiError(500, [{ code: 'NoAnswer', message: '' }], { cause });
    }
  }
  async function settle(act: (domain: BasketDomain) => Promise<void>): Promise<void> {
    try {
      await act(loaded ?? (await basket()));
    } catch (error) {
      state.setState({ hasLoaded: true, error: error instanceof Error ? error : null });
    }
  }
  function now(act: (domain: BasketDomain) => void): void {
    if (loaded) act(loaded);
    else void settle(async (domain) => act(domain));
  }

  return {
    state,
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
