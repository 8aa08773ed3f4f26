import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommerce } from '../commerce-provider';
import { queryClientOf } from '../query-client';
import { useAtomState } from '../use-atom-state';
import { createSuggestions, type Suggestions, type SuggestionsState } from './create-suggestions';
import { productsQuery } from './queries';

/** The suggestions for the typed term. */
export function useSuggestions(): SuggestionsState & Omit<Suggestions, 'state'> {
  const commerce = useCommerce();
  const [{ state, type, clear }] = useState(() =>
    createSuggestions(commerce.client, queryClientOf(commerce)),
  );
  return { ...useAtomState(state, (all) => all), type, clear };
}

/** The current cards of the given products. */
export function useProducts(ids: readonly string[]) {
  const commerce = useCommerce();
  return useQuery(productsQuery(commerce.client, ids), queryClientOf(commerce));
}
