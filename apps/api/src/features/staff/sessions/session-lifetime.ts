const minute = 60_000;
const hour = 60 * minute;

/** How long sessions of a store's staff last, if the store does not say. */
const defaultSessionHours = 12;
const defaultIdleMinutes = 60;

/** How long a session counts as freshly confirmed. */
const confirmationMs = 10 * minute;

/** The settings of a store for the sessions of its staff; null for the default. */
export interface SessionSettings {
  sessionHours: number | null;
  idleMinutes: number | null;
}

interface SessionTimes {
  createdAt: Date;
  lastUsedAt: Date;
}

/** When a session ends at the latest, however often it is used. */
export function sessionEnd(createdAt: Date, { sessionHours }: SessionSettings): Date {
  return new Date(createdAt.getTime() + (sessionHours ?? defaultSessionHours) * hour);
}

/** Whether a session has lasted too long, or was not used for too long. */
export function isOver(
  { createdAt, lastUsedAt }: SessionTimes,
  settings: SessionSettings,
  now: Date,
): boolean {
  const idleEnd = lastUsedAt.getTime() + (settings.idleMinutes ?? defaultIdleMinutes) * minute;
  return now >= sessionEnd(createdAt, settings) || now.getTime() >= idleEnd;
}

/** Whether the member proved the second factor a short time ago. */
export function isFreshlyConfirmed(confirmedAt: Date, now: Date): boolean {
  return now.getTime() - confirmedAt.getTime() < confirmationMs;
}
