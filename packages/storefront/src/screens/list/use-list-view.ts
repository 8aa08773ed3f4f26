import { type ListQuery, readListQuery, writeListQuery } from '@matchday/commerce/catalogue';
import { useList } from '@matchday/commerce/react';
import { useCallback, useEffect, useState } from 'react';
import { pagedPath, pageOfPath } from '../../routing/paths';
import type { ListViewProps } from './list-view';

/** Cards that are made in the browser: loaded when the shopper reaches for what changes the list. */
const loadCards = () => import('../../shop/product-cards');
type MakeCards = Awaited<ReturnType<typeof loadCards>>['productCards'];

/** A list that follows its address: choices are written there, and going back finds them again. */
export function useListView({ categoryId, url, delivered }: ListViewProps) {
  const list = useList({ categoryId, delivered });
  const { show, showMore } = list;
  const [makeCards, setMakeCards] = useState<MakeCards>();
  const reach = useCallback(
    () => void loadCards().then(({ productCards }) => setMakeCards(() => productCards)),
    [],
  );
  const address = (query: ListQuery, page = 1) => {
    const written = writeListQuery(query);
    return pagedPath(url, page) + (written && `?${written}`);
  };

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
    makeCards,
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
