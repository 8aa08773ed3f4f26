import { type Kysely, sql } from 'kysely';

/** The campaign that a voucher belongs to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vouchers add column campaign text`.execute(db);
}
