import { type Kysely, sql } from 'kysely';

/** Keys with every scope keep every permission. Others lose vouchers, VAT and methods, which have a scope of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update admin_keys set scopes = scopes || '["money"]'::jsonb
    where scopes @> '["catalogue", "content", "orders"]'::jsonb`.execute(db);
}
