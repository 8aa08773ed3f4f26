import { ApiError } from '@matchday/api-client';
import { createBasketCookie, loadReceipt, type Order } from '@matchday/commerce';
import { useBasketActions, useCheckoutActions } from '@matchday/commerce/react';
import { useEffect, useState } from 'react';
import { createShopClient } from '../../shop/shop-client';
import { useShop } from '../../shop/shop-provider';
import { track } from '../../tracking/track';
import { trackedLine } from '../../tracking/tracked-variant';

export type Receipt =
  | { status: 'loading' | 'pending' | 'slow' | 'missing' }
  | { status: 'refunded'; message: string }
  | { status: 'found'; order: Order };

/** After this long the shopper is told that the payment takes longer than usual, in milliseconds. */
const patience = 20_000;

/** Reads the order that was just paid, then begins a new basket in every tab. */
export function useReceipt(): Receipt {
  const shop = useShop();
  const { reset: resetBasket } = useBasketActions();
  const { reset: resetCheckout } = useCheckoutActions();
  const [receipt, setReceipt] = useState<Receipt>({ status: 'loading' });

  useEffect(() => {
    const abort = new AbortController();
    const cookie = createBasketCookie(document);
    const slow = setTimeout(
      () => setReceipt((known) => (known.status === 'pending' ? { status: 'slow' } : known)),
      patience,
    );
    const onPending = () => setReceipt((known) => (known.status === 'slow' ? known : { status: 'pending' }));
    loadReceipt(createShopClient(shop), cookie, { signal: abort.signal, onPending })
      .then(({ order, token }) => {
        setReceipt({ status: 'found', order });
        trackPurchase(order);
        resetCheckout();
        return token === cookie.read() ? resetBasket() : undefined;
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        const isRefunded = error instanceof ApiError && error.code === 'PaymentRefunded';
        setReceipt(isRefunded ? { status: 'refunded', message: error.message } : { status: 'missing' });
      });
    return () => {
      abort.abort();
      clearTimeout(slow);
    };
  }, [shop, resetBasket, resetCheckout]);

  return receipt;
}

/** The tracker tells it once, however often the receipt is read. */
function trackPurchase({ orderNumber, currency, lines, vouchers, shippingTotal, taxTotal }: Order) {
  const coupon = vouchers[0]?.code;
  track('purchase', {
    transactionId: orderNumber,
    currency,
    items: lines.map((line) => trackedLine(line)),
    shipping: shippingTotal.amount,
    tax: taxTotal.amount,
    ...(coupon && { coupon }),
  });
}
