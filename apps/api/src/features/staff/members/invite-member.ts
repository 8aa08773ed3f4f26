import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/database/database';
import type { CodeOf, Fail } from '../../../platform/http/errors/declare-errors';
import { normaliseEmail } from '../../../platform/mail/email-address';
import { queueMail } from '../../../platform/mail/queue-mail';
import { hashOf, newSecret } from '../../../platform/secrets';
import type { StoresContext } from '../../stores';
import { changeMember, findMemberByEmail, insertMember, lockMember, type MemberRow } from './queries';
import type { Role } from './roles';
import { deleteStaffTokens, insertStaffToken } from './token-queries';

const invitationMs = 72 * 3_600_000;

/** Errors of {@link inviteMember}. */
export const invitationErrors = { 409: ['StaffMemberExists', 'BackOfficeMissing'] } as const;

interface Invitation {
  storeId: string;
  email: string;
  name: string;
  role: Role;
  culture: string;
}

/** Checks an invitation before its transaction, in which the stores cannot be read. */
export async function checkInvitation(
  fail: Fail<CodeOf<typeof invitationErrors> | 'NotOneOf'>,
  { config, stores }: Pick<StoresContext, 'config' | 'stores'>,
  { storeId, culture }: Pick<Invitation, 'storeId' | 'culture'>,
): Promise<void> {
  if (config.backOfficeUrl === undefined) fail('BackOfficeMissing');
  const cultures = (await stores.find(storeId))?.cultures.map((each) => each.culture) ?? [];
  if (!cultures.includes(culture))
    fail('NotOneOf', { field: 'culture', values: cultures.join(', ') }, 'culture');
}

/**
 * Adds a member who has no password yet and mails a link to choose one. Inviting an address again, before it was
 * accepted, replaces the details and the link.
 */
export async function inviteMember(
  fail: Fail<'StaffMemberExists'>,
  trx: Db,
  { clock }: Pick<StoresContext, 'clock'>,
  { storeId, email, ...details }: Invitation,
): Promise<MemberRow> {
  const now = clock();
  const member: MemberRow = {
    ...details,
    store_id: storeId,
    id: randomUUID(),
    email: normaliseEmail(email),
    password_hash: null,
    totp_secret: null,
    totp_step: null,
    created_at: now,
    accepted_at: null,
  };
  const invited = (await insertMember(trx, member)) ? member : await renewInvitation(fail, trx, member);
  await mailInvitation(trx, invited, now);
  return invited;
}

async function renewInvitation(
  fail: Fail<'StaffMemberExists'>,
  trx: Db,
  { store_id: storeId, email, name, role, culture }: MemberRow,
): Promise<MemberRow> {
  const found = await findMemberByEmail(trx, storeId, email);
  const known = found && (await lockMember(trx, storeId, found.id));
  if (!known || known.accepted_at !== null) return fail('StaffMemberExists', {}, 'email');
  await changeMember(trx, storeId, known.id, { name, role, culture });
  await deleteStaffTokens(trx, storeId, known.id, 'invitation');
  return { ...known, name, role, culture };
}

async function mailInvitation(trx: Db, member: MemberRow, now: Date): Promise<void> {
  const { store_id: storeId, id, email, name, culture } = member;
  const token = newSecret();
  const hash = hashOf(token);
  await insertStaffToken(trx, {
    store_id: storeId,
    hash,
    member_id: id,
    purpose: 'invitation',
    totp_secret: null,
    expires_at: new Date(now.getTime() + invitationMs),
  });
  await queueMail(trx, {
    storeId,
    culture,
    to: email,
    template: 'staffInvitation',
    data: { token, name },
    key: `staffInvitation:${hash}`,
  });
}
