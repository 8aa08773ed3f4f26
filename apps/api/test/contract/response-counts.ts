/** Counts responses by operation and status. */
export class ResponseCounts {
  readonly #counts = new Map<string, Map<number, number>>();

  add(operationId: string, status: number): void {
    const statuses = this.#counts.get(operationId) ?? new Map<number, number>();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    this.#counts.set(operationId, statuses);
  }

  /** The number of responses, by default to all operations. */
  total(operationId?: string): number {
    const counted = operationId === undefined ? [...this.#counts.values()] : [this.#of(operationId)];
    return counted
      .flatMap((statuses) => Array.from(statuses.values()))
      .reduce((sum, count) => sum + count, 0);
  }

  hasSucceeded(operationId: string): boolean {
    return [...this.#of(operationId).keys()].some((status) => status < 300);
  }

  /** A line for each operation with the number of its requests and of each status. */
  table(): string {
    const names = [...this.#counts.keys()].toSorted();
    const width = Math.max(...names.map(({ length }) => length));
    const lines = names.map((name) => {
      const statuses = [...this.#of(name)].toSorted(([a], [b]) => a - b);
      const parts = statuses.map(([status, count]) => `${status}×${count}`);
      return `${name.padEnd(width)} ${String(this.total(name)).padStart(6)}  ${parts.join(' ')}`;
    });
    return lines.join('\n');
  }

  #of(operationId: string): ReadonlyMap<number, number> {
    return this.#counts.get(operationId) ?? new Map();
  }
}
