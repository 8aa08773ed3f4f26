const graceMs = 10_000;

export interface PresentedToken {
  expiresAt: Date;
  replacedAt: Date | null;
  sessionEndedAt: Date | null;
}

/**
 * What a refresh token is good for when it is presented.
 * - `rotate`: it is the newest of its login, and is exchanged
 * - `repeat`: it was exchanged seconds ago, by another tab or in an answer that got lost: the same successor again
 * - `reused`: it was exchanged long ago; whoever presents it may have stolen it, so the login ends
 * - `refuse`: it is not good for anything any more
 */
export function decideRefresh(
  { expiresAt, replacedAt, sessionEndedAt }: PresentedToken,
  now: Date,
): 'rotate' | 'repeat' | 'reused' | 'refuse' {
  if (sessionEndedAt || expiresAt <= now) return 'refuse';
  if (!replacedAt) return 'rotate';
  return now.getTime() - replacedAt.getTime() <= graceMs ? 'repeat' : 'reused';
}
