import type { DatabaseConnection, Driver } from 'kysely';
import { PGliteDriver, PostgresDriver } from 'kysely';
import type { Context } from '../../src/context';
import type { PaymentProvider } from '../../src/providers/payment/payment-provider';

/**
 * Counts what a process does that outlives it: each change in the database, each call of the payment provider, each
 * mail. Kills the process, without warning, right after one of them.
 */
export class Steps {
  readonly names: string[] = [];
  #crashStep = Number.POSITIVE_INFINITY;

  /** From now on steps count. @param crashStep after which one the process dies; 0 for none */
  begin(crashStep: number): void {
    this.names.length = 0;
    this.#crashStep = crashStep || Number.POSITIVE_INFINITY;
  }

  readonly record = (name: string): void => {
    this.names.push(name);
    if (this.names.length === this.#crashStep) process.kill(process.pid, 'SIGKILL');
  };
}

/** Counts the changes and commits of every database that this process opens. */
export function countChanges({ record }: Steps): void {
  for (const driver of [PostgresDriver.prototype, PGliteDriver.prototype]) watch(driver, record);
}

function watch(driver: Driver, record: Steps['record']): void {
  const { acquireConnection, commitTransaction } = driver;
  const watched = new WeakSet<DatabaseConnection>();
  driver.acquireConnection = async function acquire(this: Driver, options) {
    const connection = await acquireConnection.call(this, options);
    if (!watched.has(connection)) watchStatements(connection, record);
    watched.add(connection);
    return connection;
  };
  driver.commitTransaction = async function commit(this: Driver, connection) {
    await commitTransaction.call(this, connection);
    record('commit');
  };
}

function watchStatements(connection: DatabaseConnection, record: Steps['record']): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, options) => {
    const result = await execute<never>(query, options);
    const change = /(?<!for |for no key )\b(insert into|update|delete from) "?(\w+)/.exec(query.sql);
    if (change) record(`${change[1]} ${change[2]}`);
    return result;
  };
}

/** The context with its payment providers and its mails counted. */
export function countCalls(context: Context, { record }: Steps): Context {
  const counted =
    <Args extends unknown[], Result>(name: string, call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const result = await call(...args);
      record(name);
      return result;
    };
  const countedProvider = (provider: PaymentProvider): PaymentProvider => ({
    createSession: counted('provider makes a session', (request) => provider.createSession(request)),
    readSession: counted('provider is asked', (reference) => provider.readSession(reference)),
    expireSession: counted('provider ends a session', (reference) => provider.expireSession(reference)),
    refund: counted('provider pays back', (request) => provider.refund(request)),
    readWebhook: (...notice) => provider.readWebhook(...notice),
  });
  const { payments, mail } = context;
  return {
    ...context,
    payments: new Map([...payments].map(([name, provider]) => [name, countedProvider(provider)])),
    mail: {
      sendTimeoutMs: mail.sendTimeoutMs,
      send: counted('mail is sent', (outgoing) => mail.send(outgoing)),
    },
  };
}
