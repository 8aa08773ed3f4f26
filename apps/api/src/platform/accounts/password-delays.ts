const second = 1000;
const hour = 3600 * second;

/** Wrong passwords of one client for one account before it has to wait. */
const freeAttempts = 5;
const firstDelayMs = 15 * second;
const maxDelayMs = hour;

/** Wrong passwords count until this long after the last one. */
export const forgetMs = 24 * hour;

/** How long a client waits after a number of wrong passwords: it doubles from 15 seconds to an hour. */
export function delayMs(wrongPasswords: number): number {
  if (wrongPasswords < freeAttempts) return 0;
  return Math.min(firstDelayMs * 2 ** (wrongPasswords - freeAttempts), maxDelayMs);
}
