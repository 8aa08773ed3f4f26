import { randomUUID } from 'node:crypto';
import { type VerifiedRegistrationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Static } from 'typebox';
import type { Context } from '../../context';
import type { Db } from '../../database/database';
import type { Fail } from '../../http/errors/declare-errors';
import { type AccountRef, userHandleOf } from './account-ref';
import { challengeMs, issueChallenge, takeChallenge } from './challenges';
import type { NewCredential, PasskeyCreation } from './contract';
import { insertPasskey, listPasskeys, type StoredPasskey } from './queries';
import type { RelyingParty } from './relying-party';

type PasskeyContext = Pick<Context, 'db' | 'clock' | 'log'>;

const maxPasskeys = 20;

/** COSE: Ed25519, ECDSA with P-256, RSA with PKCS #1. */
const algorithms = [-8, -7, -257];

/** The options with which a browser creates a passkey for the account. */
export async function passkeyCreation(
  fail: Fail<'PasskeyLimit'>,
  context: PasskeyContext,
  { storeId, id, name }: RelyingParty,
  account: AccountRef,
  user: { name: string; displayName: string },
): Promise<Static<typeof PasskeyCreation>> {
  const existing = await listPasskeys(context.db, storeId, account);
  refuseTooMany(fail, existing);
  return {
    rp: { id, name },
    user: { id: userHandleOf(account), ...user },
    challenge: await issueChallenge(context, storeId, { purpose: 'registration', account }),
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeMs,
    excludeCredentials: existing.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** Checks a passkey that a browser created for the account. */
export async function checkNewPasskey(
  fail: Fail<'PasskeyNotCreated'>,
  context: PasskeyContext,
  { storeId, id: expectedRPID, origins: expectedOrigin }: RelyingParty,
  account: AccountRef,
  credential: Static<typeof NewCredential>,
  name: string,
): Promise<StoredPasskey> {
  const { clientDataJSON, transports = [] } = credential.response;
  const use = { purpose: 'registration' as const, account };
  const challenge = await takeChallenge(context, storeId, use, clientDataJSON);
  if (challenge === undefined) return fail('PasskeyNotCreated');
  let registration: VerifiedRegistrationResponse;
  try {
    registration = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
  } catch (error) {
    context.log.warn({ err: error }, 'new passkey refused');
    return fail('PasskeyNotCreated');
  }
  if (!registration.verified) return fail('PasskeyNotCreated');
  const { id: credentialId, publicKey, counter } = registration.registrationInfo.credential;
  return {
    id: randomUUID(),
    credentialId,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    signCount: counter,
    transports,
    name,
    createdAt: context.clock(),
    lastUsedAt: null,
  };
}

/** Stores a checked passkey. The caller has locked the account. */
export async function storePasskey(
  fail: Fail<'PasskeyExists' | 'PasskeyLimit'>,
  trx: Db,
  storeId: string,
  account: AccountRef,
  passkey: StoredPasskey,
): Promise<void> {
  refuseTooMany(fail, await listPasskeys(trx, storeId, account));
  if (!(await insertPasskey(trx, storeId, account, passkey))) fail('PasskeyExists');
}

function refuseTooMany(fail: Fail<'PasskeyLimit'>, existing: readonly StoredPasskey[]): void {
  if (existing.length >= maxPasskeys) fail('PasskeyLimit', { max: maxPasskeys });
}
