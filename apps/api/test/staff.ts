import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { encryptSecret } from '../src/features/staff/login/totp';
import { insertMember } from '../src/features/staff/members/queries';
import type { Role } from '../src/features/staff/members/roles';
import { openStaffSession } from '../src/features/staff/sessions/open-session';
import { hashPassword } from '../src/platform/accounts/passwords';
import { password } from './customer';
import type { Answer, Call, TestApi } from './test-api';

export const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
let passwordHash: Promise<string> | undefined;

interface Member {
  id: string;
  email: string;
  storeId: string;
}

/** The code that the authenticator of every member of the tests shows at a time. */
export const codeAt = (now: Date, secret = totpSecret): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

/** Creates a member of a store's staff, who has accepted and has an authenticator. */
export async function newMember(
  { context }: Pick<TestApi, 'context'>,
  role: Role = 'owner',
  storeId = 'north',
): Promise<Member> {
  const id = randomUUID();
  const email = `${role.toLowerCase()}-${id}@club.example`;
  passwordHash ??= hashPassword(password);
  await insertMember(context.db, {
    store_id: storeId,
    id,
    email,
    name: `Member ${role}`,
    role,
    culture: 'en',
    password_hash: await passwordHash,
    totp_secret: encryptSecret(totpSecret, id, context.config.tokenSecret),
    totp_step: null,
    created_at: context.clock(),
    accepted_at: context.clock(),
  });
  return { id, email, storeId };
}

export interface Staff extends Member {
  token: string;
  call(path: string, call?: Call): Promise<Answer>;
}

/** Creates a member and opens a session. */
export async function staffOf(api: TestApi, role: Role = 'owner', storeId = 'north'): Promise<Staff> {
  const { id, email } = await newMember(api, role, storeId);
  const { token } = await openStaffSession(api.context.db, api.context, storeId, {
    memberId: id,
    userAgent: undefined,
  });
  return {
    id,
    email,
    storeId,
    token,
    call: (path, { headers, ...call } = {}) =>
      api.call(path, { store: null, headers: { authorization: `Bearer ${token}`, ...headers }, ...call }),
  };
}
