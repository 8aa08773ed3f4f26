import { messages, type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { PGlite as Embedded, PGliteQueryResults, PGliteTransaction } from 'kysely';
import { StatementNames } from './statement-names';

const { serialize } = protocol;
const { RowDescriptionMessage, ParameterDescriptionMessage } = messages;

/** A prepared statement. */
interface Statement {
  parameterTypes: readonly number[];
  /** Describes the result rows; empty if the statement returns none. */
  rows: messages.BackendMessage[];
}

type Query = Embedded['query'];

/**
 * Wraps the embedded database so that it prepares repeated statements. PGlite alone plans each statement anew, in
 * five round trips instead of one.
 */
export function preparedEmbedded(pglite: PGlite): Embedded {
  const statements = new Statements(pglite);
  const prepared =
    (unprepared: Query): Query =>
    (text, values = [], options) =>
      statements.query(text, values) ?? unprepared(text, values, options);
  return {
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    query: prepared((...query) => pglite.query(...query)),
    transaction: (work) =>
      pglite.transaction((trx) => {
        const preparedTrx: PGliteTransaction = {
          query: prepared((...query) => trx.query(...query)),
          rollback: () => trx.rollback(),
        };
        return work(preparedTrx);
      }),
  };
}

class Statements {
  readonly #pglite: PGlite;
  readonly #names = new StatementNames();
  readonly #known = new Map<string, Statement>();

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /** Returns undefined if the statement is not worth preparing. */
  query<Row>(text: string, values: readonly unknown[]): Promise<PGliteQueryResults<Row>> | undefined {
    const name = this.#names.nameOf(text, values);
    return name === undefined
      ? undefined
      : this.#pglite.runExclusive(() => this.#run<Row>(name, text, values));
  }

  async #run<Row>(name: string, text: string, values: readonly unknown[]): Promise<PGliteQueryResults<Row>> {
    const statement = this.#known.get(name) ?? (await this.#prepare(name, text));
    const serialized = values.map((value, at) => this.#write(value, statement.parameterTypes[at] ?? 0));
    const response = await this.#exchange(
      serialize.bind({ statement: name, values: serialized }),
      serialize.execute(),
    );
    const [result] = parse.parseResults([...statement.rows, ...response], this.#pglite.parsers);
    return result as PGliteQueryResults<Row>;
  }

  async #prepare(name: string, text: string): Promise<Statement> {
    const response = await this.#exchange(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const parameters = response.find((message) => message instanceof ParameterDescriptionMessage);
    const statement = {
      parameterTypes: parameters?.dataTypeIDs ?? [],
      rows: response.filter((message) => message instanceof RowDescriptionMessage),
    };
    this.#known.set(name, statement);
    return statement;
  }

  /** @throws {messages.DatabaseError} if the database reports an error */
  #exchange(...requests: Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.#pglite.execProtocolStream(Buffer.concat([...requests, serialize.sync()]), {
      syncToFs: false,
    });
  }

  #write(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    const write = this.#pglite.serializers[type] ?? String;
    return write(value);
  }
}
