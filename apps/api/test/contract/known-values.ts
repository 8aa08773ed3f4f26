import type { Kind } from './identifier-kinds';

/** Stands in a generated request for something that exists; which one is decided when the request is sent. */
export class KnownReference {
  constructor(
    readonly kind: Kind,
    /** -1 is the newest. */
    readonly pick: number,
  ) {}

  toString(): string {
    return `<${this.kind} ${this.pick}>`;
  }

  toJSON(): string {
    return this.toString();
  }
}

const maxValues = 20;
/** So few that whose order it is, is asked for it. */
const maxOrders = 2;

/** What exists and can be asked for; it grows with the answers. */
export class KnownValues {
  readonly #values = new Map<Kind, string[]>();

  /** Notes what exists; of each kind the newest are kept. */
  add(kind: Kind, ...found: readonly string[]): void {
    const known = this.#values.get(kind) ?? [];
    const fresh = found.filter((value) => !known.includes(value));
    this.#values.set(kind, [...known, ...fresh].slice(kind === 'order' ? -maxOrders : -maxValues));
  }

  of(kind: Kind): readonly string[] {
    return this.#values.get(kind) ?? [];
  }

  /** The newest of a kind. */
  newest(kind: Kind): string | undefined {
    return this.of(kind).at(-1);
  }

  /** The value with everything known put in its place. */
  resolve(value: unknown): unknown {
    if (value instanceof KnownReference) {
      const known = this.of(value.kind);
      return known.length === 0 ? 'none-is-known-of-this-kind' : known.at(value.pick % known.length);
    }
    if (Array.isArray(value)) return value.map((item) => this.resolve(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.resolve(item)]));
  }
}
