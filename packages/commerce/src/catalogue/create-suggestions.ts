import type { ApiClient } from '@matchday/api-client';
import type { QueryClient } from '@tanstack/query-core';
import { type AtomState, createAtomState } from '../atom-state';
import { createQueryClient } from '../query-client';
import type { FoundCategory, ProductCard } from './actions';
import { suggestionsKey, suggestionsQuery } from './queries';
import { fetchDelay } from './search-timing';

export interface SuggestionsState {
  /** The term that the suggestions are for; empty before the first response. */
  term: string;
  products: readonly ProductCard[];
  categories: readonly FoundCategory[];
}

export interface Suggestions {
  readonly state: AtomState<SuggestionsState>;
  /** Sets the typed term; suggestions load when typing pauses. An empty term has none. */
  type: (term: string) => void;
  /** Clears the term and ignores running calls. */
  clear: () => void;
}

const none: SuggestionsState = { term: '', products: [], categories: [] };

/** Creates the suggestions of a search: those of the latest term, in any order of responses. */
export function createSuggestions(
  client: ApiClient,
  queries: QueryClient = createQueryClient(),
): Suggestions {
  const state = createAtomState<SuggestionsState>(() => none);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latestTerm = '';

  function stop() {
    clearTimeout(timer);
    latestTerm = '';
    void queries.cancelQueries({ queryKey: suggestionsKey });
  }

  async function ask(term: string) {
    latestTerm = term;
    try {
      const found = await queries.fetchQuery(suggestionsQuery(client, term));
      if (latestTerm === term) state.setState({ term, ...found });
    } catch {
      // A shopper can search without suggestions, and the next letter tries again.
      if (latestTerm === term) state.setState(none);
    }
  }

  return {
    state,
    type(typed) {
      stop();
      const term = typed.trim();
      if (term === '') state.setState(none);
      else timer = setTimeout(() => void ask(term), fetchDelay);
    },
    clear() {
      stop();
      state.setState(none);
    },
  };
}
