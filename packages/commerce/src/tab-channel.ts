/** A channel between the tabs of one shop. */
export interface TabChannel<Message> {
  post(message: Message): void;
  /** @returns a function that stops listening */
  listen(listener: (message: Message) => void): () => void;
}

/** Opens the browser's channel of that name; a tab does not receive its own messages. */
export function createTabChannel<Message>(name: string): TabChannel<Message> {
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const onMessage = (event: MessageEvent<Message>) => listener(event.data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
