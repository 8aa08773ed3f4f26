'use client';

import { useBasket, useCommerce } from '@matchday/commerce/react';
import { track } from './track';
import { goodsValue, trackedLine } from './tracked-variant';
import { useShown } from './use-shown';

/** Tracks that the basket is viewed or its checkout is started, when its lines are loaded. */
export function TrackBasket({ event }: { event: 'viewCart' | 'beginCheckout' }) {
  const { basket: domain } = useCommerce();
  const hasLines = useBasket(({ basket }) => basket !== null && basket.lines.length > 0);
  useShown(String(hasLines), () => {
    const { basket, summary } = domain.state.getState();
    if (!hasLines || !basket || !summary) return;
    const { currency } = summary.total;
    const value = goodsValue(summary);
    const items = basket.lines.map((line) => trackedLine(line));
    const coupon = basket.vouchers[0]?.code;
    if (event === 'viewCart') track('viewCart', { currency, items, value });
    else track('beginCheckout', { currency, items, value, ...(coupon && { coupon }) });
  });
  return null;
}
