import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Context } from '../../context';
import { hashOf, newSecret } from '../../secrets';
import { type ChallengeUse, consumeChallenge, insertChallenge } from './challenge-queries';

/** How long a browser has to answer a challenge. */
export const challengeMs = 5 * 60_000;

/** Issues a challenge that can be answered once. @returns the challenge, base64url */
export async function issueChallenge(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  storeId: string,
  use: ChallengeUse,
): Promise<string> {
  const challenge = newSecret();
  const expiresAt = new Date(clock().getTime() + challengeMs);
  await insertChallenge(db, storeId, { ...use, hash: hashOf(challenge), expiresAt });
  return challenge;
}

/**
 * Uses up the challenge that a browser answered, whether or not the answer is right.
 * @returns the challenge; undefined if it was not issued for this use, was answered before or has expired
 */
export async function takeChallenge(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  storeId: string,
  use: ChallengeUse,
  clientDataJson: string,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJson);
  if (challenge === undefined) return undefined;
  const isValid = await consumeChallenge(db, storeId, { ...use, hash: hashOf(challenge) }, clock());
  return isValid ? challenge : undefined;
}

function challengeIn(clientDataJson: string): string | undefined {
  try {
    const { challenge }: { challenge?: unknown } = decodeClientDataJSON(clientDataJson);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
