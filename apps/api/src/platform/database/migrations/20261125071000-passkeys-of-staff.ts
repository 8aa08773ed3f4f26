import { type Kysely, sql } from 'kysely';

/** Passkeys of staff, who also confirm a session with them. A challenge for a login names the kind of account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table passkeys
      drop constraint passkeys_account_kind_check,
      add constraint passkeys_account_kind_check check (account_kind in ('customer', 'staff'))`.execute(db);
  await sql`
    alter table passkey_challenges
      drop constraint passkey_challenges_account_kind_check,
      drop constraint passkey_challenges_purpose_check,
      drop constraint passkey_challenges_check,
      drop constraint passkey_challenges_check1,
      add constraint passkey_challenges_account_kind_check check (account_kind in ('customer', 'staff')),
      add constraint passkey_challenges_purpose_check
        check (purpose in ('login', 'registration', 'confirmation')),
      add constraint passkey_challenges_login_check check ((purpose = 'login') = (account_id is null)),
      add constraint passkey_challenges_account_check
        check (account_id is null or account_kind is not null)`.execute(db);
}
