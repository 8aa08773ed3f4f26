import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';
import { type Role, roles } from '../src/features/staff/members/roles';

/** A login of the demonstration. Everyone can know it, so only demonstration stores have it. */
export interface DemoStaff {
  storeId: string;
  role: Role;
  name: string;
  email: string;
  password: string;
  /** Base32, for an authenticator. */
  totpSecret: string;
}

const password = 'gates open at noon';
const names: Readonly<Record<Role, string>> = {
  owner: 'Olga Owner',
  merchandiser: 'Mads Merchandiser',
  editor: 'Elena Editor',
  warehouse: 'Walid Warehouse',
  customerService: 'Carmen Service',
  readOnly: 'Rikke Reader',
};
const mailboxes: Readonly<Record<Role, string>> = {
  owner: 'owner',
  merchandiser: 'merchandiser',
  editor: 'editor',
  warehouse: 'warehouse',
  customerService: 'service',
  readOnly: 'reader',
};

/** One account for each role of a demonstration store. */
export function demoStaffOf(storeId: string): DemoStaff[] {
  return roles.map((role) => ({
    storeId,
    role,
    name: names[role],
    email: `${mailboxes[role]}@${storeId}.example`,
    password,
    totpSecret: secretOf(`${storeId}:${role}`),
  }));
}

/** The logins of all demonstration stores, by role. */
export const demoStaff: readonly DemoStaff[] = ['astralis', 'realbetis', 'dbu'].flatMap(demoStaffOf);

function secretOf(account: string): string {
  const digest = createHash('sha1').update(`matchday demonstration ${account}`).digest();
  return new Secret({ buffer: new Uint8Array(digest).buffer }).base32;
}
