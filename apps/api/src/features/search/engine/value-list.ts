/** Assigns ordinals to the values of a filter in one culture. Products may name the same value differently. */
export class ValueList {
  readonly #ordinals = new Map<string, number>();
  readonly #ids: string[] = [];
  readonly #names: string[] = [];
  readonly #uses: Map<string, number>[] = [];

  get size(): number {
    return this.#ids.length;
  }

  /** Counts a use of the value under this name, and returns the value's ordinal. */
  add(id: string, name: string): number {
    const known = this.#ordinals.get(id);
    const ordinal = known ?? this.#ids.length;
    if (known === undefined) {
      this.#ordinals.set(id, ordinal);
      this.#ids.push(id);
      this.#uses.push(new Map());
    }
    this.#count(ordinal, name, 1);
    return ordinal;
  }

  /** Takes back one `add`. The value keeps its ordinal. */
  remove(id: string, name: string): void {
    const ordinal = this.#ordinals.get(id);
    if (ordinal !== undefined) this.#count(ordinal, name, -1);
  }

  find(id: string): number | undefined {
    return this.#ordinals.get(id);
  }

  idOf(ordinal: number): string {
    return this.#ids[ordinal] ?? '';
  }

  /** The name with the most uses, and of equals the first by code units, so that the order of changes is irrelevant. */
  nameOf(ordinal: number): string {
    return this.#names[ordinal] ?? '';
  }

  #count(ordinal: number, name: string, change: 1 | -1): void {
    const uses = this.#uses[ordinal];
    if (!uses) return;
    const count = (uses.get(name) ?? 0) + change;
    if (count > 0) uses.set(name, count);
    else uses.delete(name);
    if (uses.size === 0) return;
    let best = '';
    let most = 0;
    for (const [candidate, count] of uses)
      if (count > most || (count === most && candidate < best)) {
        best = candidate;
        most = count;
      }
    this.#names[ordinal] = best;
  }
}
