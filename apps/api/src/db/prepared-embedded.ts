import { messages, type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { PGlite as Embedded, PGliteQueryResults, PGliteTransaction } from 'kysely';
import { StatementNames } from './statement-names';

const { serialize } = protocol;
const { RowDescriptionMessage, ParameterDescriptionMessage } = messages;

/** A statement that the database has planned, with what it told of it. */
interface Statement {
  parameterTypes: readonly number[];
  /** How its rows are to be read; none where it gives no rows. */
  rows: messages.BackendMessage[];
}

type Query = Embedded['query'];

/**
 * The embedded database, keeping the plan of a statement that comes again: it would plan each one anew, in five
 * conversations, where one is enough to carry it out.
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

  /** Undefined where the statement's plan is not worth keeping. */
  query<Row>(text: string, values: readonly unknown[]): Promise<PGliteQueryResults<Row>> | undefined {
    const name = this.#names.nameOf(text, values);
    return name === undefined
      ? undefined
      : this.#pglite.runExclusive(() => this.#run<Row>(name, text, values));
  }

  async #run<Row>(name: string, text: string, values: readonly unknown[]): Promise<PGliteQueryResults<Row>> {
    const statement = this.#known.get(name) ?? (await this.#prepare(name, text));
    const written = values.map((value, at) => this.#write(value, statement.parameterTypes[at] ?? 0));
    const answer = await this.#converse(
      serialize.bind({ statement: name, values: written }),
      serialize.execute(),
    );
    const [result] = parse.parseResults([...statement.rows, ...answer], this.#pglite.parsers);
    return result as PGliteQueryResults<Row>;
  }

  async #prepare(name: string, text: string): Promise<Statement> {
    const answer = await this.#converse(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const parameters = answer.find((message) => message instanceof ParameterDescriptionMessage);
    const statement = {
      parameterTypes: parameters?.dataTypeIDs ?? [],
      rows: answer.filter((message) => message instanceof RowDescriptionMessage),
    };
    this.#known.set(name, statement);
    return statement;
  }

  /** @throws {messages.DatabaseError} what the database refuses */
  #converse(...said: Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.#pglite.execProtocolStream(Buffer.concat([...said, serialize.sync()]), { syncToFs: false });
  }

  #write(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    const write = this.#pglite.serializers[type] ?? String;
    return write(value);
  }
}
