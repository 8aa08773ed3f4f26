import { storePasskey } from '../../../platform/accounts/passkeys/create-passkey';
import type { StoredPasskey } from '../../../platform/accounts/passkeys/queries';
import type { Db } from '../../../platform/database/database';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import { queueMail } from '../../../platform/mail/queue-mail';
import type { RecordChange } from '../audit-log/record-change';
import type { MemberRow } from '../members/queries';
import { accountOf } from './factors';

/** What browsers show of a member: the store too, because the back offices of all stores share a host. */
export const shownAs = (
  { email, name }: Pick<MemberRow, 'email' | 'name'>,
  store: { name: string },
): { name: string; displayName: string } => ({ name: `${email} (${store.name})`, displayName: name });

/** Stores a checked passkey of a locked member, records it, and notifies the member by mail. */
export async function storeMemberPasskey(
  fail: Fail<'PasskeyExists' | 'PasskeyLimit'>,
  trx: Db,
  member: MemberRow,
  passkey: StoredPasskey,
  record: RecordChange,
): Promise<void> {
  const { store_id: storeId, id, email, name, culture } = member;
  await storePasskey(fail, trx, storeId, accountOf(member), passkey);
  await record(trx, { target: { kind: 'staff', id }, after: { passkey: passkey.name } });
  await queueMail(trx, {
    storeId,
    culture,
    to: email,
    template: 'staffPasskeyAdded',
    data: { name, device: passkey.name },
    key: `staffPasskeyAdded:${passkey.id}`,
  });
}
