import { type Static, Type } from 'typebox';
import { described, nullable, oneOf } from '../../../platform/contract/schema';
import type { MemberRow } from './queries';
import { roles } from './roles';

export const StaffRole = oneOf(roles, {
  title: 'StaffRole',
  description:
    'What a member of staff works on. `owner`: everything, with staff and the audit log; `merchandiser`: products, prices and stock; `editor`: pages and texts; `warehouse`: shipments and stock; `customerService`: orders, refunds and customers; `readOnly`: reads everything and changes nothing',
});

const memberFields = {
  id: Type.String({ format: 'uuid', description: 'Id of the member' }),
  name: Type.String({ description: 'Name, as colleagues know it', examples: ['Freja Lund'] }),
  email: Type.String({ description: 'Address of the login', examples: ['freja@club.example'] }),
  role: described(StaffRole, 'What the member works on'),
  culture: Type.String({ description: 'Culture of the member’s mails', examples: ['da'] }),
};

/** A member, as a session names its own. */
export const StaffIdentity = Type.Object(memberFields, { title: 'StaffIdentity' });

export const StaffMember = Type.Object(
  {
    ...memberFields,
    createdAt: Type.String({ format: 'date-time', description: 'Time of the first invitation' }),
    acceptedAt: nullable(
      Type.String({ format: 'date-time', description: 'Time of its acceptance; null while it waits' }),
    ),
  },
  { title: 'StaffMember' },
);

export function toStaffMember(row: Omit<MemberRow, 'password_hash'>): Static<typeof StaffMember> {
  const { id, name, email, role, culture } = row;
  return {
    id,
    name,
    email,
    role,
    culture,
    createdAt: row.created_at.toISOString(),
    acceptedAt: row.accepted_at?.toISOString() ?? null,
  };
}

export const StaffMemberParams = Type.Object({
  id: Type.String({ format: 'uuid', description: 'Id of the member' }),
});

/** Errors of operations of one member. */
export const unknownMemberErrors = { 404: ['UnknownStaffMember'] } as const;

/** Errors of operations that change the owners of a store. */
export const ownerErrors = { 409: ['LastOwner'] } as const;

const email = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern: '^[^@\\s\\u0000]+@[^@\\s\\u0000]+$',
  description: 'Address of the login, to which the invitation is mailed',
  examples: ['freja@club.example'],
});
const name = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '^[^\\u0000]*$',
  description: 'Name, as colleagues know it',
  examples: ['Freja Lund'],
});
const culture = Type.String({
  pattern: '^[a-z]{2}(-[A-Z]{2})?$',
  description: 'Culture of the member’s mails: one of the store',
  examples: ['en'],
});

export const NewStaffMember = Type.Object(
  { email, name, role: described(StaffRole, 'What the member works on'), culture },
  { title: 'NewStaffMember' },
);
export const NewOwner = Type.Object({ email, name, culture }, { title: 'NewOwner' });
