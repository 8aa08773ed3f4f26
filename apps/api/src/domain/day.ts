/** The ISO date of a moment, in UTC. */
export function isoDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}
