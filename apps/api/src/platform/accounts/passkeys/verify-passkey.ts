import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Static } from 'typebox';
import type { Context } from '../../context';
import type { Fail } from '../../http/errors/declare-errors';
import { type AccountRef, userHandleOf } from './account-ref';
import type { ChallengeUse } from './challenge-queries';
import { challengeMs, issueChallenge, takeChallenge } from './challenges';
import type { PasskeyRequest, SignedCredential } from './contract';
import { findPasskey, type StoredPasskey } from './queries';
import type { RelyingParty } from './relying-party';

type PasskeyContext = Pick<Context, 'db' | 'clock' | 'log'>;

/** A passkey that signed the challenge of a login. */
export interface ProvenPasskey {
  id: string;
  account: AccountRef;
  checkedCount: number;
  newCount: number;
}

/** A use of a challenge that an existing passkey signs. */
type SigningUse = Exclude<ChallengeUse, { purpose: 'registration' }>;

/** The options with which a browser signs with any of the person's passkeys for this site. */
export async function passkeyRequest(
  context: PasskeyContext,
  { storeId, id: rpId }: RelyingParty,
  use: SigningUse,
): Promise<Static<typeof PasskeyRequest>> {
  return requestFor(rpId, await issueChallenge(context, storeId, use));
}

/** The options that ask for a signature of a challenge. */
export const requestFor = (rpId: string, challenge: string): Static<typeof PasskeyRequest> => ({
  rpId,
  challenge,
  timeout: challengeMs,
  userVerification: 'required',
});

/** Checks what a browser signed. Whatever is wrong, the error is the same. */
export async function verifyPasskey(
  fail: Fail<'PasskeyRefused'>,
  context: PasskeyContext,
  party: RelyingParty,
  use: SigningUse,
  signed: Static<typeof SignedCredential>,
): Promise<ProvenPasskey> {
  const { storeId } = party;
  const { clientDataJSON, userHandle } = signed.response;
  const challenge = await takeChallenge(context, storeId, use, clientDataJSON);
  const passkey = await findPasskey(context.db, storeId, signed.id);
  if (
    challenge === undefined ||
    !passkey ||
    !isMeant(passkey.account, use) ||
    userHandle !== userHandleOf(passkey.account)
  )
    return fail('PasskeyRefused');
  const newCount = await signatureCount(fail, context, { signed, passkey, challenge, party });
  return { id: passkey.id, account: passkey.account, checkedCount: passkey.signCount, newCount };
}

/** Whether a passkey of the account can answer the challenge. */
const isMeant = ({ kind, id }: AccountRef, use: SigningUse): boolean =>
  use.purpose === 'login' ? use.kind === kind : use.account.kind === kind && use.account.id === id;

interface Signing {
  signed: Static<typeof SignedCredential>;
  passkey: StoredPasskey;
  challenge: string;
  party: RelyingParty;
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
