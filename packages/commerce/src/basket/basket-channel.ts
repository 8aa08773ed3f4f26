/** What one tab tells the others of its basket. */
export type BasketMessage = { type: 'changed' } | { type: 'reset'; token: string | null };

export interface BasketChannel {
  post(message: BasketMessage): void;
  listen(listener: (message: BasketMessage) => void): () => void;
}

/** Joins the tabs of one shop, which share the basketId cookie. */
export function createBasketChannel(): BasketChannel {
  const channel = new BroadcastChannel('matchday-basket');
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const onMessage = (event: MessageEvent<BasketMessage>) => listener(event.data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
