const maxStatements = 300;

/** Names for the statements whose plan a connection shall keep. */
export class StatementNames {
  readonly #names = new Map<string, string>();

  /**
   * The statement's name, the same each time. Those without values are not worth one; those that read `*` get none,
   * since their plan would break when a migration adds a column; and a connection keeps no more than 300.
   */
  nameOf(text: string, values: readonly unknown[]): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || values.length === 0 || this.#names.size === maxStatements) return known;
    if (/\b(select|returning) \*|\.\*/.test(text)) return undefined;
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
