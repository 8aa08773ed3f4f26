import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useCommerce } from '../commerce-provider';
import type { ListDomain, ListOptions } from './create-list';
import type { ListQuery } from './list-query';
import { deliveredState, isShown, type ListState } from './list-state';

const never = () => () => {};

/**
 * A list of products that changes in the browser: its state and its actions. The code that loads products
 * is loaded with the first change.
 */
export function useList({
  categoryId,
  delivered,
}: Omit<ListOptions, 'client' | 'queries'>): ListState & Omit<ListDomain, 'state'> {
  const commerce = useCommerce();
  const [list, setList] = useState<ListDomain>();
  const [requested, setRequested] = useState<ListQuery>();
  const loading = useRef<Promise<ListDomain>>(undefined);
  const load = useCallback(() => {
    loading.current ??= import('./create-list').then(
      ({ listOf }) => {
        const made = listOf(commerce, { categoryId, delivered });
        setList(made);
        return made;
      },
      (error: unknown) => {
        loading.current = undefined;
        setRequested(undefined);
        throw error;
      },
    );
    return loading.current;
    // oxlint-disable-next-line react/exhaustive-deps -- a list keeps its page's initial data
  }, []);
  const first = useMemo(() => deliveredState(delivered), [delivered]);
  const get = () => list?.state.getState() ?? first;
  const state = useSyncExternalStore(list?.state.subscribe ?? never, get, get);

  const show = useCallback(
    async (query: ListQuery, page = 1) => {
      if (!loading.current && isShown(delivered, query, page)) return;
      setRequested(query);
      await (await load()).show(query, page);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- a list keeps its page's initial data
    [load],
  );
  const showMore = useCallback(async () => (await load()).showMore(), [load]);
  const isWaiting = !list && requested !== undefined;
  return { ...state, ...(isWaiting && { query: requested, isLoading: true }), show, showMore };
}
