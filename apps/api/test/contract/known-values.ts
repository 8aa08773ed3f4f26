import type { Kind } from './identifier-kinds';

/** A placeholder in a generated request for an existing value, which is chosen when the request is sent. */
export class KnownReference {
  constructor(
    readonly kind: Kind,
    /** Index of the value; -1 is the newest. */
    readonly pick: number,
    /** Whether the value belongs to the other store. */
    readonly isForeign = false,
  ) {}

  toString(): string {
    return `<${this.kind} ${this.pick}>`;
  }

  toJSON(): string {
    return this.toString();
  }
}

const maxValues = 20;
/** Few enough that their buyer is still known. */
const maxOrders = 2;

/** Existing values by kind, collected from responses. */
export class KnownValues {
  readonly #values = new Map<Kind, string[]>();
  /** The values of another store, for requests with foreign identifiers. */
  other: KnownValues | undefined;

  /** Adds values; keeps the newest of each kind. */
  add(kind: Kind, ...found: readonly string[]): void {
    const known = this.#values.get(kind) ?? [];
    const fresh = found.filter((value) => !known.includes(value));
    this.#values.set(kind, [...known, ...fresh].slice(kind === 'order' ? -maxOrders : -maxValues));
  }

  of(kind: Kind): readonly string[] {
    return this.#values.get(kind) ?? [];
  }

  /** The newest value of a kind. */
  newest(kind: Kind): string | undefined {
    return this.of(kind).at(-1);
  }

  /** Replaces all references in a value. */
  resolve(value: unknown): unknown {
    if (value instanceof KnownReference) {
      const known = ((value.isForeign && this.other) || this).of(value.kind);
      return known.length === 0 ? 'none-is-known-of-this-kind' : known.at(value.pick % known.length);
    }
    if (Array.isArray(value)) return value.map((item) => this.resolve(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.resolve(item)]));
  }
}
