import { ApiError } from '@matchday/api-client';
import { createBasketCookie, type Order } from '@matchday/commerce';
import { useBasketActions, useCheckoutActions, useOrderReceipt } from '@matchday/commerce/react';
import { useEffect, useState } from 'react';
import { track } from '../../page-tracking/track';
import { goodsValue, trackedLine } from '../../page-tracking/tracked-variant';
import { createShopClient } from '../../shop/shop-client';
import { useShop } from '../../shop/shop-provider';

export type Receipt =
  | { status: 'loading' | 'pending' | 'slow' | 'missing' }
  | { status: 'refunded'; message: string }
  | { status: 'found'; order: Order; hasNextBasket: boolean };

/** Time until the page shows that the payment takes longer than usual, in milliseconds. */
const timeout = 20_000;

/** The basket's cookies on the server: none. */
const noCookie = { read: () => null, clear: () => {}, readReceipt: () => null };

/** Reads the order that was just paid, then begins a new basket in every tab. */
export function useReceipt(): Receipt {
  const shop = useShop();
  const { reset: resetBasket } = useBasketActions();
  const { reset: resetCheckout } = useCheckoutActions();
  const [{ client, cookie }] = useState(() => ({
    client: createShopClient(shop),
    cookie: typeof document === 'undefined' ? noCookie : createBasketCookie(document, shop.storeId),
  }));
  const { data, error, isPending } = useOrderReceipt(client, cookie);
  const isSlow = useIsSlow();

  useEffect(() => {
    if (!data) return;
    trackPurchase(data.order);
    resetCheckout();
    if (data.token === cookie.read()) void resetBasket();
  }, [data, cookie, resetBasket, resetCheckout]);

  if (data) return { status: 'found', order: data.order, hasNextBasket: data.hasNextBasket };
  if (error instanceof ApiError && error.code === 'PaymentRefunded') {
    return { status: 'refunded', message: error.message };
  }
  if (error) return { status: 'missing' };
  if (!isPending) return { status: 'loading' };
  return { status: isSlow ? 'slow' : 'pending' };
}

function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), timeout);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

/** The tracker reports a purchase once, even if the receipt is read again. */
function trackPurchase(order: Order) {
  const { orderNumber, currency, lines, vouchers, shippingTotal, taxTotal } = order;
  const coupon = vouchers[0]?.code;
  track('purchase', {
    transactionId: orderNumber,
    currency,
    items: lines.map((line) => trackedLine(line)),
    value: goodsValue(order),
    shipping: shippingTotal.amount,
    tax: taxTotal.amount,
    ...(coupon && { coupon }),
  });
}
