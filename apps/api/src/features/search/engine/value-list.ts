/** Assigns ordinals to the values of a filter in one culture. */
export class ValueList {
  readonly #ordinals = new Map<string, number>();
  readonly #ids: string[] = [];
  readonly #names: string[] = [];

  get size(): number {
    return this.#ids.length;
  }

  /** Adds the value or updates its name, and returns its ordinal. */
  add(id: string, name: string): number {
    const known = this.#ordinals.get(id);
    const ordinal = known ?? this.#ids.length;
    if (known === undefined) {
      this.#ordinals.set(id, ordinal);
      this.#ids.push(id);
    }
    this.#names[ordinal] = name;
    return ordinal;
  }

  find(id: string): number | undefined {
    return this.#ordinals.get(id);
  }

  idOf(ordinal: number): string {
    return this.#ids[ordinal] ?? '';
  }

  nameOf(ordinal: number): string {
    return this.#names[ordinal] ?? '';
  }
}
