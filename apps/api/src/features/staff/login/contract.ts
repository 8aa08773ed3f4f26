import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import { oneOf } from '../../../platform/contract/schema';
import { ShopHeaders } from '../../stores';
import { AdminHeaders } from '../authorise';
import { factors } from '../passkeys/factors';

/** Headers of calls before a session. */
export const StaffHeaders = Type.Object({
  StoreId: ShopHeaders.properties.StoreId,
  culture: AdminHeaders.properties.culture,
});

const loginToken = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'From `logInStaff` or `acceptInvitation`; valid for ten minutes',
  examples: ['rT0aZkX1c3vQH2m8'],
});

const code = Type.String({
  pattern: '^[0-9]{6}$',
  description: 'The six digits that the authenticator shows; each code works once',
  examples: ['492039'],
});

export const StaffCredentials = Type.Object(
  {
    email: Type.String({
      minLength: 1,
      maxLength: 254,
      description: 'Address of the member',
      examples: ['freja@club.example'],
    }),
    password: Type.String({ minLength: 1, maxLength: 500, description: 'Password of the member' }),
  },
  { title: 'StaffCredentials' },
);

export const StaffLoginStarted = Type.Object(
  {
    success: Succeeded,
    loginToken: Type.String({
      description: 'Proves the password to the call with the second factor; valid for ten minutes',
      examples: ['rT0aZkX1c3vQH2m8'],
    }),
    factors: Type.Array(oneOf(factors), {
      description: 'The second factors that the member has; empty before the first one',
      examples: [['totp']],
    }),
    enrol: Type.Boolean({
      description:
        'Whether the member must add a second factor now, with `enrolStaffTotp` or `startStaffPasskeyEnrolment`',
    }),
  },
  { title: 'StaffLoginStarted' },
);

export const StaffCode = Type.Object({ loginToken, code }, { title: 'StaffCode' });
export const StaffEnrolment = Type.Object({ loginToken }, { title: 'StaffEnrolment' });
export const StaffConfirmation = Type.Object({ code }, { title: 'StaffConfirmation' });

export const InvitationAcceptance = Type.Object(
  {
    token: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'The token from the mailed link',
      examples: ['qX2m7V0c9uC4hYp1'],
    }),
    password: Type.String({ minLength: 1, maxLength: 500, description: 'The new password' }),
  },
  { title: 'InvitationAcceptance' },
);
