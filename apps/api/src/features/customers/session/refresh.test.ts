import { expect, it } from 'vitest';
import { decideRefresh } from './refresh';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const fresh = { expiresAt: ago(-60), replacedAt: null, sessionEndedAt: null };

it.each([
  ['rotates the newest token', fresh, 'rotate'],
  ['repeats for a token exchanged ten seconds ago', { ...fresh, replacedAt: ago(10) }, 'repeat'],
  ['reports reuse of a token exchanged longer ago', { ...fresh, replacedAt: ago(11) }, 'reused'],
  ['rejects an expired token', { ...fresh, expiresAt: now }, 'refuse'],
  [
    'rejects an expired token that was exchanged',
    { ...fresh, expiresAt: now, replacedAt: ago(60) },
    'refuse',
  ],
  ['rejects a token of an ended login', { ...fresh, sessionEndedAt: ago(1) }, 'refuse'],
] as const)('%s', (_title, token, decision) => {
  expect(decideRefresh(token, now)).toBe(decision);
});
