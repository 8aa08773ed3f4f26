import { useState } from 'react';
import { useStore } from 'zustand';
import { useCommerce } from '../commerce-provider';
import { createSuggestions, type Suggestions, type SuggestionsState } from './create-suggestions';

/** What a search suggests while it is typed. */
export function useSuggestions(): SuggestionsState & Omit<Suggestions, 'state'> {
  const { client } = useCommerce();
  const [{ state, type, clear }] = useState(() => createSuggestions(client));
  return { ...useStore(state), type, clear };
}
