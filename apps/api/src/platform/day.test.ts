import { expect, it } from 'vitest';
import { localDay } from './day';

it.each([
  ['2026-11-21T22:59:59Z', 'Europe/Copenhagen', '2026-11-21'],
  ['2026-11-21T23:00:00Z', 'Europe/Copenhagen', '2026-11-22'],
  ['2026-07-21T22:00:00Z', 'Europe/Madrid', '2026-07-22'],
  ['2026-11-21T23:30:00Z', 'UTC', '2026-11-21'],
])('at %s the date in %s is %s', (time, zone, day) => expect(localDay(new Date(time), zone)).toBe(day));
