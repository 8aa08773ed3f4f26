import type { Static } from 'typebox';
import type { NewCredential, PasskeyCreation } from '../../../platform/accounts/passkeys/contract';
import { checkNewPasskey, passkeyCreation } from '../../../platform/accounts/passkeys/create-passkey';
import { deletePasskey, listPasskeys, type StoredPasskey } from '../../../platform/accounts/passkeys/queries';
import { passkeysUnavailableErrors } from '../../../platform/accounts/passkeys/relying-party';
import type { CodeOf, Fail } from '../../../platform/http/errors/declare-errors';
import type { StoresContext } from '../../stores';
import type { RecordChange } from '../audit-log/record-change';
import type { StaffCaller } from '../caller';
import { lockMember } from '../members/queries';
import { backOfficeParty } from './back-office-party';
import { accountOf } from './factors';
import { shownAs, storeMemberPasskey } from './store-passkey';

/** Errors of {@link startAdding}. */
export const startAddingErrors = { 409: ['PasskeyLimit', ...passkeysUnavailableErrors[409]] } as const;

/** Errors of {@link addPasskey}; 401 if the member was removed meanwhile. */
export const addPasskeyErrors = {
  400: ['PasskeyNotCreated'],
  401: ['StaffSessionRequired'],
  409: ['PasskeyExists', ...startAddingErrors[409]],
} as const;

/** Errors of {@link removePasskey}. */
export const removePasskeyErrors = {
  401: ['StaffSessionRequired'],
  404: ['UnknownStaffPasskey'],
  409: ['LastFactor'],
} as const;

/** The back office as relying party of a member's store. */
export async function partyOf(
  fail: Fail<'PasskeysUnavailable'>,
  context: StoresContext,
  { storeId }: StaffCaller,
) {
  const store = await context.stores.find(storeId);
  return backOfficeParty(fail, context, { id: storeId, name: store?.name ?? storeId });
}

/** The options for another passkey of a member. */
export async function startAdding(
  fail: Fail<CodeOf<typeof startAddingErrors>>,
  context: StoresContext,
  caller: StaffCaller,
): Promise<Static<typeof PasskeyCreation>> {
  const party = await partyOf(fail, context, caller);
  return passkeyCreation(fail, context, party, accountOf(caller.member), shownAs(caller.member, party));
}

/** Adds the passkey that a browser created for a member. */
export async function addPasskey(
  fail: Fail<CodeOf<typeof addPasskeyErrors>>,
  context: StoresContext,
  caller: StaffCaller,
  { credential, device }: { credential: Static<typeof NewCredential>; device: string },
  record: RecordChange,
): Promise<StoredPasskey> {
  const { storeId, id } = caller;
  const party = await partyOf(fail, context, caller);
  const passkey = await checkNewPasskey(fail, context, party, accountOf(caller.member), credential, device);
  await context.db.transaction().execute(async (trx) => {
    const member = (await lockMember(trx, storeId, id)) ?? fail('StaffSessionRequired');
    await storeMemberPasskey(fail, trx, member, passkey, record);
  });
  return passkey;
}

/** Removes a passkey of a member, who keeps a second factor. */
export async function removePasskey(
  fail: Fail<CodeOf<typeof removePasskeyErrors>>,
  { db }: Pick<StoresContext, 'db'>,
  { storeId, id }: StaffCaller,
  passkeyId: string,
  record: RecordChange,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const member = (await lockMember(trx, storeId, id)) ?? fail('StaffSessionRequired');
    const passkeys = await listPasskeys(trx, storeId, accountOf(member));
    const passkey =
      passkeys.find((each) => each.id === passkeyId) ?? fail('UnknownStaffPasskey', {}, 'passkeyId');
    if (member.totp_secret === null && passkeys.length === 1) fail('LastFactor', {}, 'passkeyId');
    await deletePasskey(trx, storeId, accountOf(member), passkeyId);
    await record(trx, { target: { kind: 'staff', id }, before: { passkey: passkey.name } });
  });
}
