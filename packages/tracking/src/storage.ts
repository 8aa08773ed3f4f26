/** The part of localStorage that tracking uses. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/**
 * A storage that never throws: if the browser refuses (blocked, private, full), it keeps values in memory for the life
 * of the page.
 *
 * @param open - returns the storage, such as `() => window.localStorage`, which may itself throw.
 */
export function dependableStorage(open: () => KeyValueStorage): KeyValueStorage {
  const memory = new Map<string, string>();
  return {
    getItem(key) {
      const remembered = memory.get(key);
      if (remembered !== undefined) return remembered;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        open().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
  };
}
