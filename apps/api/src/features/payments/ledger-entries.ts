import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../platform/database/database';

/** Tables whose entries are written before the provider is called, and stay pending until it has answered. */
interface Ledgers {
  captures: Pick<Selectable<Database['captures']>, 'reason'>;
  refunds: Pick<Selectable<Database['refunds']>, 'reference'>;
}

type Ledger = keyof Ledgers;

interface EntryKey {
  store_id: string;
  id: string;
}

/**
 * Ends a pending entry.
 * @returns false if it had already ended
 */
export async function endEntry<Name extends Ledger>(
  trx: Db,
  ledger: Name,
  { store_id, id }: EntryKey,
  end: Ledgers[Name] & { status: 'done' | 'failed'; finished_at: Date },
): Promise<boolean> {
  const changes = Object.entries(end).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(ledger)} set ${sql.join(changes)}
    where store_id = ${store_id} and id = ${id} and status = 'pending'`.execute(trx);
  return numAffectedRows > 0n;
}

/** Records an attempt that the provider did not answer. */
export async function postponeEntry(
  db: Db,
  ledger: Ledger,
  { store_id, id, attempts }: EntryKey & { attempts: number },
  next: Date,
): Promise<void> {
  await sql`
    update ${sql.table(ledger)} set attempts = ${attempts + 1}, next_attempt_at = ${next}
    where store_id = ${store_id} and id = ${id} and status = 'pending'`.execute(db);
}
