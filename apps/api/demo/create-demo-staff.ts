import { randomUUID } from 'node:crypto';
import type { Context } from '../src/context';
import { encryptSecret } from '../src/features/staff/login/totp';
import { insertMember } from '../src/features/staff/members/queries';
import type { StoreRow } from '../src/features/stores';
import { hashPassword } from '../src/platform/accounts/passwords';
import { demoStaffOf } from './staff';

/** Creates the staff of a demonstration store that was just imported. */
export async function createDemoStaff(
  { db, config, clock }: Pick<Context, 'db' | 'config' | 'clock'>,
  store: Pick<StoreRow, 'id' | 'defaultCulture'>,
): Promise<void> {
  for (const { role, name, email, password, totpSecret } of demoStaffOf(store.id)) {
    const id = randomUUID();
    await insertMember(db, {
      store_id: store.id,
      id,
      email,
      name,
      role,
      culture: store.defaultCulture,
      password_hash: await hashPassword(password),
      totp_secret: encryptSecret(totpSecret, id, config.tokenSecret),
      totp_step: null,
      created_at: clock(),
      accepted_at: clock(),
    });
  }
}
