import { expect, it } from 'vitest';
import { decideRefresh } from './refresh';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const fresh = { expiresAt: ago(-60), replacedAt: null, sessionEndedAt: null };

it.each([
  ['the newest', fresh, 'rotate'],
  ['one exchanged ten seconds ago', { ...fresh, replacedAt: ago(10) }, 'repeat'],
  ['one exchanged longer ago', { ...fresh, replacedAt: ago(11) }, 'reused'],
  ['an expired one', { ...fresh, expiresAt: now }, 'refuse'],
  ['an expired one that was exchanged', { ...fresh, expiresAt: now, replacedAt: ago(60) }, 'refuse'],
  ['one of a login that ended', { ...fresh, sessionEndedAt: ago(1) }, 'refuse'],
] as const)('%s', (_which, token, decision) => {
  expect(decideRefresh(token, now)).toBe(decision);
});
