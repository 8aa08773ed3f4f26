import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { email } from './email';

describe('email', () => {
  test.each([
    'fan@club.dk',
    'first.last+shop@sub.example.co.uk',
    "o'neill@example.ie",
    'søren@blåbær.dk',
    'a@xn--80akhbyknj4f.com',
    '',
  ])('accepts %j', (text) => {
    expect(email()(text)).toBeUndefined();
  });

  test.each([
    'fan',
    'fan@',
    '@club.dk',
    'fan@club',
    'fan@@club.dk',
    'fan@club..dk',
    '.fan@club.dk',
    'fan.@club.dk',
    'fan@-club.dk',
    'fan@club-.dk',
    'fan@127.0.0.1',
    'fan@club.d',
    'fan club@club.dk',
    ' fan@club.dk',
    'fan@club.dk\n',
    'fan@club.dk\nBcc: other@club.dk',
    `${'a'.repeat(65)}@club.dk`,
    `fan@${'a'.repeat(64)}.dk`,
    `fan@${'abcdefgh.'.repeat(30)}dk`,
    {},
  ])('refuses %j', (text) => {
    expect(email()(text)).toEqual({ key: 'Form.Validation.Email', params: {} });
  });

  test('accepts every common address, and none with an inserted space', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.nat(), (address, position) => {
        const at = position % (address.length + 1);
        expect(email()(address)).toBeUndefined();
        expect(email()(`${address.slice(0, at)} ${address.slice(at)}`)).toBeDefined();
      }),
    );
  });
});
