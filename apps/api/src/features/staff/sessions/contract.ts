import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import { Culture, Currency, described } from '../../../platform/contract/schema';
import { AdminScope } from '../contract';
import { StaffIdentity } from '../members/contract';

const Time = (description: string) => Type.String({ format: 'date-time', description });

const sessionFields = {
  expiresAt: Time('When the session ends at the latest. It ends earlier if it is not used'),
  member: described(StaffIdentity, 'Whose session it is'),
  store: Type.Object(
    {
      id: Type.String({ description: 'Id of the store', examples: ['astralis'] }),
      name: Type.String({ description: 'Name of the store', examples: ['Astralis'] }),
      cultures: Type.Array(
        Type.Object({
          culture: described(Culture, 'The culture'),
          currency: described(Currency, 'Its currency'),
        }),
        { description: 'The cultures of the store, in their order' },
      ),
    },
    { description: 'The only store that the session can read and change' },
  ),
  scopes: Type.Array(AdminScope, { description: 'What the member may do, by the role' }),
};

/** A session of a member, without its token. */
export const StaffSession = Type.Object(sessionFields, { title: 'StaffSession' });

export const OpenedSession = Type.Object(
  {
    token: Type.String({
      description: 'For the Authorization header. Returned only once: the server stores only its hash',
      examples: ['ms_…'],
    }),
    ...sessionFields,
  },
  { title: 'OpenedStaffSession' },
);

export const StaffSessionOpened = Type.Object(
  { success: Succeeded, session: described(OpenedSession, 'The session with its token') },
  { title: 'StaffSessionOpened' },
);

/** A session in the list of a member. */
export const StaffLogin = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Id of the session, for `endStaffSession`' }),
    device: Type.String({
      description: 'The browser and system at the login; empty if unknown',
      examples: ['Firefox, Windows'],
    }),
    createdAt: Time('Time of the login'),
    lastUsedAt: Time('Time of the last call, to the minute'),
    isCurrent: Type.Boolean({ description: 'Whether it is the session of this call' }),
  },
  { title: 'StaffLogin' },
);
