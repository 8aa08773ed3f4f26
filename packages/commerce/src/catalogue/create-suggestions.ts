import type { ApiClient } from '@matchday/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { fetchDelay } from './limits';
import type { FoundCategory, ProductCard } from './load-list';

export interface SuggestionsState {
  /** The term that the suggestions are for; empty before the first answer. */
  term: string;
  products: readonly ProductCard[];
  categories: readonly FoundCategory[];
}

export interface Suggestions {
  readonly state: StoreApi<SuggestionsState>;
  /** Takes what has been typed so far; suggestions follow when it rests. An empty term has none. */
  type: (term: string) => void;
  /** Forgets the term and whatever is on its way. */
  clear: () => void;
}

const none: SuggestionsState = { term: '', products: [], categories: [] };

/** What a search suggests while it is typed: the latest term's answer, whatever order the answers come in. */
export function createSuggestions(client: ApiClient, delay = fetchDelay): Suggestions {
  const state = createStore<SuggestionsState>(() => none);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let calling: AbortController | undefined;

  function stop() {
    clearTimeout(timer);
    calling?.abort();
    calling = undefined;
  }

  async function ask(term: string) {
    const call = new AbortController();
    calling = call;
    try {
      const { products, categories } = await client.call(
        'suggestProducts',
        { query: { Term: term } },
        { signal: call.signal },
      );
      if (calling === call) state.setState({ term, products, categories });
    } catch {
      // A shopper can search without suggestions, and the next letter asks again.
      if (calling === call) state.setState(none);
    }
  }

  return {
    state,
    type(typed) {
      stop();
      const term = typed.trim();
      if (term === '') state.setState(none);
      else timer = setTimeout(() => void ask(term), delay);
    },
    clear() {
      stop();
      state.setState(none);
    },
  };
}
