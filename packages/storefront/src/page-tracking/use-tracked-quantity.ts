import type { BasketLine } from '@matchday/commerce';
import { useBasketActions, useCommerce } from '@matchday/commerce/react';
import { track } from './track';
import { trackedLine } from './tracked-variant';

/** Sets a line's quantity, and tracks how many units were added or removed. */
export function useTrackedQuantity(): (line: BasketLine, quantity: number) => void {
  const { basket } = useCommerce();
  const { setQuantity } = useBasketActions();
  return (line, quantity) => {
    const { pendingQuantities, basket: known } = basket.state.getState();
    const confirmed = known?.lines.find(({ id }) => id === line.id)?.quantity ?? 0;
    const more = quantity - (pendingQuantities[line.id] ?? confirmed);
    const { currency } = line.unitPrice;
    if (more > 0) track('addToCart', { currency, items: [trackedLine(line, more)] });
    if (more < 0) track('removeFromCart', { currency, items: [trackedLine(line, -more)] });
    setQuantity(line, quantity);
  };
}
