const dayMs = 24 * 60 * 60 * 1000;

/** A session ends if it is not used for this long. */
export const maxIdleDays = 30;
/** A session ends this long after its login, however often it is used. */
export const maxSessionDays = 90;

/** The time at which a refresh token expires that is issued now. */
export function refreshTokenExpiry(sessionStartedAt: Date, now: Date): Date {
  const idleEnd = now.getTime() + maxIdleDays * dayMs;
  const sessionEnd = sessionStartedAt.getTime() + maxSessionDays * dayMs;
  return new Date(Math.min(idleEnd, sessionEnd));
}
