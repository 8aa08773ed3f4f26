import { Type } from 'typebox';
import { described, nullable } from '../../contract/schema';

/** Bytes as base64url. The example of a long one is its beginning. */
const bytes = (maxLength: number, description: string, example: string) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$', description, examples: [example] });

/** WebAuthn limits ids to 1,023 bytes. */
const credentialId = (description: string) => bytes(1364, description, 'kX1c3vQH2m8rT0aZ');
const clientDataJson = bytes(
  4000,
  'The challenge and the page’s origin, as the browser saw them, base64url',
  'eyJ0eXBlIjoid2ViYXV0aG4u',
);
const credentialType = Type.Literal('public-key', { description: 'Always `public-key`' });
const transports = Type.Array(Type.String({ maxLength: 40 }), {
  maxItems: 10,
  description: 'How browsers reach the authenticator',
  examples: [['internal', 'hybrid']],
});

/** The `toJSON()` of a created credential. Its other members are ignored. */
export const NewCredential = Type.Object(
  {
    id: described(credentialId('Id of the credential, base64url'), 'Id of the credential, base64url'),
    rawId: credentialId('The same id'),
    type: described(credentialType, 'The kind of the block'),
    response: Type.Object(
      {
        clientDataJSON: clientDataJson,
        attestationObject: bytes(
          40_000,
          'The public key with the authenticator’s data, base64url',
          'o2NmbXRkbm9uZWdhdHRTdG10',
        ),
        transports: Type.Optional(transports),
      },
      { description: 'The response of the authenticator' },
    ),
  },
  { title: 'NewCredential' },
);

/** The `toJSON()` of a credential that signed a challenge. Its other members are ignored. */
export const SignedCredential = Type.Object(
  {
    id: described(credentialId('Id of the credential, base64url'), 'Id of the credential, base64url'),
    rawId: credentialId('The same id'),
    type: described(credentialType, 'The kind of the block'),
    response: Type.Object(
      {
        clientDataJSON: clientDataJson,
        authenticatorData: bytes(
          4000,
          'The data of the authenticator that was signed, base64url',
          'SZYN5YgOjGh0NBcPZHZgW4_k',
        ),
        signature: bytes(20_000, 'The signature, base64url', 'MEUCIQDTGVxhrDkRzUyv'),
        userHandle: Type.Optional(
          bytes(100, 'The account that the authenticator stored, base64url', 'Y3VzdG9tZXI6N2YwMDAwMDA'),
        ),
      },
      { description: 'The response of the authenticator' },
    ),
  },
  { title: 'SignedCredential' },
);

const challenge = Type.String({
  description: 'Can be answered once, within five minutes',
  examples: ['q0nZ3vJ0mXo5m1yYd4l2bqk1hV7o0o4nGm8u2Yt3c5E'],
});
const timeout = Type.Integer({ description: 'Time for the answer in milliseconds', examples: [300_000] });
const userVerification = Type.Literal('required', {
  description: 'Always `required`: a fingerprint, a face or a PIN',
});

/** The `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const PasskeyCreation = Type.Object(
  {
    rp: Type.Object(
      {
        id: Type.String({
          description: 'Host of the shop or the back office',
          examples: ['shop.club.example'],
        }),
        name: Type.String({ description: 'Name of the store' }),
      },
      { description: 'The site that asks for the passkey' },
    ),
    user: Type.Object(
      {
        id: Type.String({ description: 'Id of the account, base64url' }),
        name: Type.String({
          description:
            'The account, as the browser lists it: the e-mail address, and the store in a back office',
        }),
        displayName: Type.String({ description: 'Name of the person', examples: ['Freja Lund'] }),
      },
      { description: 'The account' },
    ),
    challenge,
    pubKeyCredParams: Type.Array(
      Type.Object({
        alg: Type.Integer({ description: 'COSE number of the algorithm', examples: [-7] }),
        type: described(credentialType, 'The kind of the block'),
      }),
      { description: 'Accepted signature algorithms, the preferred one first' },
    ),
    timeout,
    excludeCredentials: Type.Array(
      Type.Object({
        id: described(credentialId('Id of the credential, base64url'), 'Id of the credential, base64url'),
        type: described(credentialType, 'The kind of the block'),
        transports,
      }),
      {
        description: 'The passkeys of the account; the same authenticator creates no second one',
      },
    ),
    authenticatorSelection: Type.Object(
      {
        residentKey: Type.Literal('required', {
          description: 'Always `required`: the authenticator stores the account',
        }),
        requireResidentKey: Type.Literal(true, { description: 'Always true' }),
        userVerification,
      },
      { description: 'Which authenticators are accepted' },
    ),
    attestation: Type.Literal('none', { description: 'Always `none`: any authenticator is accepted' }),
  },
  { title: 'PasskeyCreation' },
);

/** The `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const PasskeyRequest = Type.Object(
  {
    rpId: Type.String({
      description: 'Host of the shop or the back office',
      examples: ['shop.club.example'],
    }),
    challenge,
    timeout,
    userVerification,
  },
  { title: 'PasskeyRequest' },
);

export const Passkey = Type.Object(
  {
    id: Type.String({
      format: 'uuid',
      description: 'Id of the passkey, for `removePasskey` or `removeStaffPasskey`',
    }),
    name: Type.String({
      description: 'The browser and system that created it; empty if unknown',
      examples: ['Safari, macOS'],
    }),
    createdAt: Type.String({ format: 'date-time', description: 'Time of its creation' }),
    lastUsedAt: nullable(
      Type.String({ format: 'date-time', description: 'Time of the last login with it; null before' }),
    ),
  },
  { title: 'Passkey' },
);
