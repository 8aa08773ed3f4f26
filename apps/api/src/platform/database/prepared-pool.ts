import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { StatementNames } from './statement-names';

/**
 * Wraps a pool so that its connections prepare repeated statements. For most of our statements, planning takes longer
 * than execution.
 */
export function preparedPool(pool: Pool): PostgresPool {
  const names = new StatementNames();
  const clients = new WeakMap<PoolClient, PreparedClient>();
  // The pool handles errors of idle connections only. Without a handler, a connection that is lost while in use would
  // end the process; its next query fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const prepared = clients.get(client) ?? new PreparedClient(client, names);
      clients.set(client, prepared);
      return prepared;
    },
    end: () => pool.end(),
  };
}

class PreparedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #names: StatementNames;

  constructor(client: PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not used.');
    return this.#client.query({ text, values: [...values], name: this.#names.nameOf(text, values) });
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}
