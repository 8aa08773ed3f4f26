/** What a person had entered and not saved, with the record that they had begun with. */
export interface Kept<Base, Value> {
  base: Base;
  value: Value;
  /** When it was entered, in ISO 8601. */
  at: string;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Keeps what is entered in forms until it is saved, for one person of one store. A form of passwords, codes or keys must
 * not use it.
 */
export class Drafts {
  readonly #storage: Store;
  readonly #storeId: string;
  #person: string | undefined;

  constructor(storage: Store, storeId: string) {
    this.#storage = storage;
    this.#storeId = storeId;
  }

  /** Says whose drafts they are. Nothing is kept or given back before. */
  belongTo(personId: string): void {
    this.#person = personId;
  }

  keep<Base, Value>(name: string, kept: Kept<Base, Value>): void {
    if (this.#person === undefined) return;
    try {
      this.#storage.setItem(this.#key(name), JSON.stringify(kept));
    } catch {
      // The storage is full or switched off. The form works as before.
    }
  }

  read<Base, Value>(name: string): Kept<Base, Value> | undefined {
    if (this.#person === undefined) return undefined;
    const text = this.#storage.getItem(this.#key(name));
    return text === null ? undefined : (JSON.parse(text) as Kept<Base, Value>);
  }

  drop(name: string): void {
    this.#storage.removeItem(this.#key(name));
  }

  /** Drops all drafts of the person, who leaves by choice. */
  dropAll(): void {
    const names = Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index));
    for (const name of names) if (name?.startsWith(this.#key(''))) this.#storage.removeItem(name);
  }

  #key(name: string): string {
    return `draft ${this.#storeId} ${this.#person} ${name}`;
  }
}
