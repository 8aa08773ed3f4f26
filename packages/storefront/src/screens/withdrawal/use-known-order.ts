import type { Order } from '@matchday/commerce';
import { useAuth, useCommerce } from '@matchday/commerce/react';
import { useEffect, useState } from 'react';
import { useShop } from '../../shop/shop-provider';

/**
 * The order that the address names, if this browser may read it: the customer's own, or the one whose receipt it shows.
 * Everybody else names the goods in their own words, because a number and an address must not open an order.
 */
export function useKnownOrder(): Order | null {
  const { storeId } = useShop();
  const { client } = useCommerce();
  const isLoggedIn = useAuth((state) => state.isLoggedIn);
  const [order, setOrder] = useState<Order | null>(null);
  useEffect(() => {
    const wanted = new URLSearchParams(location.search);
    const [number, orderId] = [wanted.get('order'), wanted.get('id')];
    if (!number) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const read = async () => {
      if (isLoggedIn && orderId)
        return (await client.call('getMyOrder', { path: { orderId } }, { signal })).order;
      const { createBasketCookie, loadReceipt } = await import('@matchday/commerce');
      const cookie = createBasketCookie(document, storeId);
      const receiptOnly = { read: () => null, readReceipt: () => cookie.readReceipt() };
      return (await loadReceipt(client, receiptOnly, { signal })).order;
    };
    read().then(
      (found) => found.orderNumber === number && setOrder(found),
      () => {},
    );
    return () => abort.abort();
  }, [client, isLoggedIn, storeId]);
  return order;
}
