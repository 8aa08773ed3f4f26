const maxStatements = 300;

/** Names for the statements that a connection prepares. */
export class StatementNames {
  readonly #names = new Map<string, string>();

  /**
   * The statement's name, the same each time. Statements without values are not worth preparing. Statements that read
   * `*` are not prepared, because a migration that adds a column would break them. A connection prepares at most 300.
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
