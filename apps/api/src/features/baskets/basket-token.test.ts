import fc from 'fast-check';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { newTokenPayload, readToken, signToken } from './basket-token';
import { BasketToken } from './contract';

const secret = 'a secret of the tests';
const issued = new Date('2026-11-21T10:00:00Z');
const day = 24 * 60 * 60 * 1000;
const payload = newTokenPayload('astralis', issued);
const token = signToken(payload, secret);

const readAfter = (ms: number) => readToken(token, secret, 'astralis', new Date(issued.getTime() + ms));

it('returns the signed payload', () => {
  expect(readToken(token, secret, 'astralis', issued)).toEqual(payload);
  const owned = newTokenPayload('astralis', issued, '0c6b1c8e-0f51-4a55-9a0e-2a3c4b5d6e7f');
  expect(readToken(signToken(owned, secret), secret, 'astralis', issued)).toEqual(owned);
});

it('fits the contract with the longest store id', () => {
  const long = newTokenPayload('s'.repeat(80), issued, '0c6b1c8e-0f51-4a55-9a0e-2a3c4b5d6e7f');
  expect(Value.Check(BasketToken, signToken(long, secret))).toBe(true);
});

it('is valid for 90 days', () => {
  expect(readAfter(90 * day - 1000)).toEqual(payload);
  expect(readAfter(90 * day)).toBe('expired');
});

it('is unknown in another store', () => {
  expect(readToken(token, secret, 'dbu', issued)).toBe('unknown');
});

it('is unknown if signed with another secret', () => {
  expect(readToken(signToken(payload, 'another'), secret, 'astralis', issued)).toBe('unknown');
});

it('is unknown after a change of any character', () => {
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom('a', 'X', '0', '9', '-', '_'), (at, character) => {
      fc.pre(token[at] !== character);
      const forged = token.slice(0, at) + character + token.slice(at + 1);
      const read = readToken(forged, secret, 'astralis', issued);
      expect(read === 'unknown' || JSON.stringify(read) === JSON.stringify(payload)).toBe(true);
    }),
  );
});

it('is unknown if it is any other text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readToken(text, secret, 'astralis', issued)).toBe('unknown');
    }),
  );
});

it('matches the pattern of the contract', () => {
  expect(token).toMatch(/^[A-Za-z0-9._-]{20,200}$/);
});
