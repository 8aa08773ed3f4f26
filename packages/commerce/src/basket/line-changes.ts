import type { LineKey } from './basket-state';

export interface LineChange extends LineKey {
  quantity: number;
}

interface LineChangesOptions {
  send: (lines: readonly LineChange[]) => Promise<void>;
  onFailure: (error: unknown) => Promise<void>;
  onPending: (quantities: Readonly<Record<string, number>>) => void;
}

/** Gathers the quantities chosen while a call is on its way and sends them together in the next one. */
export function createLineChanges({ send, onFailure, onPending }: LineChangesOptions) {
  let waiting = new Map<string, LineChange>();
  let sending = new Map<string, LineChange>();
  let running = false;

  function tell() {
    const all = [...sending, ...waiting].map(([id, change]) => [id, change.quantity] as const);
    onPending(Object.fromEntries(all));
  }

  async function run() {
    running = true;
    while (waiting.size > 0) {
      sending = waiting;
      waiting = new Map();
      try {
        await send([...sending.values()]);
      } catch (error) {
        waiting.clear();
        await onFailure(error);
      }
      sending.clear();
      tell();
    }
    running = false;
  }

  return {
    set(line: LineKey & { id: string }, quantity: number) {
      const { id, productId, addOnAndProductRelationId, personalisation } = line;
      waiting.set(id, { productId, addOnAndProductRelationId, personalisation, quantity });
      tell();
      if (!running) void run();
    },
    clear() {
      waiting.clear();
      tell();
    },
  };
}
