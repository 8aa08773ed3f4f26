import { Type } from 'typebox';
import {
  NewCredential,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  SignedCredential,
} from '../../../platform/accounts/passkeys/contract';
import { Meta, Succeeded } from '../../../platform/contract/meta';
import { described, oneOf } from '../../../platform/contract/schema';
import { StaffEnrolment } from '../login/contract';
import { factors } from './factors';

const credential = described(NewCredential, 'The passkey, as `toJSON()` of the browser gives it');

export const StaffPasskeyRequest = Type.Object(
  { success: Succeeded, options: described(PasskeyRequest, 'Options for `navigator.credentials.get()`') },
  { title: 'StaffPasskeyRequest' },
);

export const StaffPasskeyCreation = Type.Object(
  { success: Succeeded, options: described(PasskeyCreation, 'Options for `navigator.credentials.create()`') },
  { title: 'StaffPasskeyCreation' },
);

export const SignedByStaff = Type.Object(
  { credential: described(SignedCredential, 'The signed challenge, as `toJSON()` of the browser gives it') },
  { title: 'SignedByStaff' },
);

export const NewStaffPasskey = Type.Object({ credential }, { title: 'NewStaffPasskey' });

export const StaffPasskeyEnrolment = Type.Object(
  { ...StaffEnrolment.properties, credential },
  { title: 'StaffPasskeyEnrolment' },
);

export const StaffPasskeyAdded = Type.Object(
  { success: Succeeded, passkey: described(Passkey, 'The passkey that was added') },
  { title: 'StaffPasskeyAdded' },
);

export const StaffPasskeyList = Type.Object(
  {
    meta: Meta,
    passkeys: Type.Array(Passkey, { description: 'Passkeys of the member, the oldest first' }),
    factors: Type.Array(oneOf(factors), {
      description: 'The second factors that the member has; one always remains',
      examples: [['totp', 'passkey']],
    }),
  },
  { title: 'StaffPasskeyList' },
);
