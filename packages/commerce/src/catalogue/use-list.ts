import { useState } from 'react';
import { useStore } from 'zustand';
import { useCommerce } from '../commerce-provider';
import { createList, type ListDomain, type ListOptions, type ListState } from './create-list';

/** A list of products that changes in the browser: its state, and what can be done with it. */
export function useList(options: Omit<ListOptions, 'client'>): ListState & Omit<ListDomain, 'state'> {
  const { client } = useCommerce();
  const [{ state, show, showMore }] = useState(() => createList({ client, ...options }));
  return { ...useStore(state), show, showMore };
}
