/** A picture as it was put in, drawn or photographed. */
export interface Original {
  data: Buffer;
  /** Changes with the picture. */
  version: string;
}

/** A picture that is there. */
export interface Found {
  version: string;
  /** The picture, which may be a newer one by now, or gone. */
  read(): Promise<Original | undefined>;
}

/** Where a shop's pictures come from. */
export interface MediaStore {
  /** The picture of that key, undefined where the store has none; looked for with every request, and seldom read. */
  find(storeId: string, key: string): Promise<Found | undefined>;
}

/** Asks several places, the first answer counts. */
export function firstOf(...stores: readonly MediaStore[]): MediaStore {
  return {
    async find(storeId, key) {
      for (const store of stores) {
        const found = await store.find(storeId, key);
        if (found) return found;
      }
      return undefined;
    },
  };
}
