/** A picture as it was put in, drawn or photographed. */
export interface Original {
  data: Buffer;
  /** Changes with the picture. */
  version: string;
}

/** Where a shop's pictures come from. */
export interface MediaStore {
  /** The version of the picture of that key, undefined where the store has none; asked with every request. */
  version(storeId: string, key: string): Promise<string | undefined>;
  /** The picture of that key, undefined where the store has none. */
  find(storeId: string, key: string): Promise<Original | undefined>;
}

/** Asks several places, the first answer counts. */
export function firstOf(...stores: readonly MediaStore[]): MediaStore {
  return {
    async version(storeId, key) {
      for (const store of stores) {
        const version = await store.version(storeId, key);
        if (version !== undefined) return version;
      }
      return undefined;
    },
    async find(storeId, key) {
      for (const store of stores) {
        const original = await store.find(storeId, key);
        if (original) return original;
      }
      return undefined;
    },
  };
}
