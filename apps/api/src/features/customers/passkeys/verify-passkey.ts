import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Static } from 'typebox';
import type { Context } from '../../../platform/context';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import type { Shop } from '../../stores';
import { type AccountRef, userHandleOf } from './account-ref';
import { challengeMs, issueChallenge, takeChallenge } from './challenges';
import type { PasskeyRequest, SignedCredential } from './contract';
import { findPasskey, type StoredPasskey } from './queries';
import { relyingPartyOf } from './relying-party';

type PasskeyContext = Pick<Context, 'db' | 'clock' | 'config' | 'log'>;

/** A passkey that signed the challenge of a login. */
export interface ProvenPasskey {
  id: string;
  account: AccountRef;
  checkedCount: number;
  newCount: number;
}

/** The options with which a browser signs with any of the shopper's passkeys for this shop. */
export async function passkeyRequest(
  fail: Fail<'PasskeysUnavailable'>,
  context: PasskeyContext,
  shop: Shop,
): Promise<Static<typeof PasskeyRequest>> {
  const { id: rpId } = relyingPartyOf(fail, context, shop);
  const challenge = await issueChallenge(context, shop.storeId, { purpose: 'login' });
  return { rpId, challenge, timeout: challengeMs, userVerification: 'required' };
}

/** Checks what a browser signed to log in. Whatever is wrong, the error is the same. */
export async function verifyPasskey(
  fail: Fail<'PasskeyRefused' | 'PasskeysUnavailable'>,
  context: PasskeyContext,
  shop: Shop,
  signed: Static<typeof SignedCredential>,
): Promise<ProvenPasskey> {
  const { storeId } = shop;
  const party = relyingPartyOf(fail, context, shop);
  const { clientDataJSON, userHandle } = signed.response;
  const challenge = await takeChallenge(context, storeId, { purpose: 'login' }, clientDataJSON);
  const passkey = await findPasskey(context.db, storeId, signed.id);
  if (challenge === undefined || !passkey || userHandle !== userHandleOf(passkey.account))
    return fail('PasskeyRefused');
  const newCount = await signatureCount(fail, context, { signed, passkey, challenge, party });
  return { id: passkey.id, account: passkey.account, checkedCount: passkey.signCount, newCount };
}

interface Signing {
  signed: Static<typeof SignedCredential>;
  passkey: StoredPasskey;
  challenge: string;
  party: ReturnType<typeof relyingPartyOf>;
}

/** Verifies the signature, the origin and the count of signatures. @returns the new count */
async function signatureCount(
  fail: Fail<'PasskeyRefused'>,
  { log }: Pick<Context, 'log'>,
  { signed, passkey, challenge, party }: Signing,
): Promise<number> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: Buffer.from(passkey.publicKey, 'base64url'),
        counter: passkey.signCount,
      },
    });
    if (verified) return authenticationInfo.newCounter;
  } catch (error) {
    log.warn({ err: error }, 'passkey refused');
  }
  return fail('PasskeyRefused');
}
