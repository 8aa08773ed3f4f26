const graceMs = 10_000;

export interface PresentedToken {
  expiresAt: Date;
  replacedAt: Date | null;
  sessionEndedAt: Date | null;
}

/**
 * Decides how to handle a presented refresh token.
 * - `rotate`: it is the newest of its login and is exchanged.
 * - `repeat`: it was exchanged seconds ago by another tab, or the response was lost. Issue the same next token again.
 * - `reused`: it was exchanged longer ago and may be stolen. End the login.
 * - `refuse`: it is no longer valid.
 */
export function decideRefresh(
  { expiresAt, replacedAt, sessionEndedAt }: PresentedToken,
  now: Date,
): 'rotate' | 'repeat' | 'reused' | 'refuse' {
  if (sessionEndedAt || expiresAt <= now) return 'refuse';
  if (!replacedAt) return 'rotate';
  return now.getTime() - replacedAt.getTime() <= graceMs ? 'repeat' : 'reused';
}
