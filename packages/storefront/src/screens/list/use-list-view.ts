import {
  type ListQuery,
  type ListSummary,
  readListQuery,
  writeListQuery,
} from '@matchday/commerce/catalogue';
import { useList } from '@matchday/commerce/react';
import { useCallback, useEffect, useState } from 'react';
import { pageOfPath } from '../../addresses/paths';
import { listAddress } from './list-address';

const loadParts = () => import('./live-parts');

export interface ListSource {
  /** The category whose products are listed; null for those of the whole store. */
  categoryId: string | null;
  /** The address of the list's first page, without a query. */
  url: string;
  /** What the page came with. */
  delivered: { query: ListQuery; summary: ListSummary };
}

/** A list that follows its address: choices are written there, and going back finds them again. */
export function useListView({ categoryId, url, delivered }: ListSource) {
  const list = useList({ categoryId, delivered });
  const { show, showMore } = list;
  const [live, setLive] = useState<Awaited<ReturnType<typeof loadParts>>>();
  const reach = useCallback(() => void loadParts().then(setLive), []);
  const address = (query: ListQuery, page?: number) => listAddress(url, query, page);

  useEffect(() => {
    const follow = () => {
      if (!location.pathname.startsWith(url)) return;
      const query = readListQuery(new URLSearchParams(location.search));
      if (writeListQuery(query) !== writeListQuery(delivered.query)) reach();
      void show(query, pageOfPath(location.pathname));
    };
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [show, url, delivered, reach]);

  return {
    ...list,
    live,
    address,
    reach,
    choose: (query: ListQuery) => {
      reach();
      history.pushState(null, '', address(query));
      void show(query);
    },
    more: () => {
      reach();
      const { query, summary } = list;
      history.replaceState(null, '', address({ ...query, through: summary.through + 1 }, summary.page));
      void showMore();
    },
    retry: () => void show(list.query, pageOfPath(location.pathname)),
  };
}

export type ListViewState = ReturnType<typeof useListView>;
