import type { DatabaseConnection, Driver } from 'kysely';
import { PGliteDriver, PostgresDriver } from 'kysely';
import type { Context } from '../../src/context';
import type { PaymentProvider } from '../../src/features/payments/providers/payment-provider';

/**
 * Records every external effect of a process: database changes, provider calls and mails. Kills the process right
 * after a given step.
 */
export class Steps {
  readonly names: string[] = [];
  #crashStep = Number.POSITIVE_INFINITY;

  /**
   * Starts recording.
   * @param crashStep the step after which the process is killed; 0 for none
   */
  begin(crashStep: number): void {
    this.names.length = 0;
    this.#crashStep = crashStep || Number.POSITIVE_INFINITY;
  }

  readonly record = (name: string): void => {
    this.names.push(name);
    if (this.names.length === this.#crashStep) process.kill(process.pid, 'SIGKILL');
  };
}

/** Records changes and commits of every database of this process. */
export function recordChanges({ record }: Steps): void {
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

/** Wraps a context so that payment provider calls and mails are recorded. */
export function recordCalls(context: Context, { record }: Steps): Context {
  const recorded =
    <Args extends unknown[], Result>(name: string, call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const result = await call(...args);
      record(name);
      return result;
    };
  const recordedProvider = (provider: PaymentProvider): PaymentProvider => ({
    ...provider,
    createSession: recorded('provider makes a session', (request) => provider.createSession(request)),
    readSession: recorded('provider is asked', (reference) => provider.readSession(reference)),
    expireSession: recorded('provider ends a session', (reference) => provider.expireSession(reference)),
    refund: recorded('provider pays back', (request) => provider.refund(request)),
    readWebhook: (...webhook) => provider.readWebhook(...webhook),
  });
  const { payments, mail } = context;
  return {
    ...context,
    payments: new Map([...payments].map(([name, provider]) => [name, recordedProvider(provider)])),
    mail: {
      sendTimeoutMs: mail.sendTimeoutMs,
      send: recorded('mail is sent', (outgoing) => mail.send(outgoing)),
    },
  };
}
