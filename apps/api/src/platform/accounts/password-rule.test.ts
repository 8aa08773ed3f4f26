import { expect, it } from 'vitest';
import { normalisePassword, passwordFault } from './password-rule';

const email = 'freja.lund@example.com';
const names = ['realbetis', 'Real Betis'];

it.each([
  ['seven77', 'TooShort'],
  ['🔒🔒🔒🔒', 'TooShort'],
  ['x1'.repeat(65), 'TooLong'],
  ['password1', 'PasswordTooCommon'],
  ['QwertyUiop', 'PasswordTooCommon'],
  ['aaaaaaaaaaaa', 'PasswordTooCommon'],
  ['123123123', 'PasswordTooCommon'],
  ['abcABCabc', 'PasswordTooCommon'],
  ['12341234', 'PasswordTooCommon'],
  ['abcdefgh', 'PasswordTooCommon'],
  ['87654321', 'PasswordTooCommon'],
  ['Freja.Lund', 'PasswordTooCommon'],
  [email, 'PasswordTooCommon'],
  ['RealBetis', 'PasswordTooCommon'],
  ['real-betis 2026', 'PasswordTooCommon'],
  ['betisbetis', 'PasswordTooCommon'],
  ['!Betis!1907', 'PasswordTooCommon'],
  ['freja2026', 'PasswordTooCommon'],
])('rejects %s: %s', async (password, code) => {
  expect((await passwordFault(password, email, names))?.code).toBe(code);
});

it.each([
  'a seat at the north stand',
  'my betis scarf',
  'betis7091823',
  '        .',
  'østre gade 12',
  'abcdefgj',
  '123412345',
  'north stand '.repeat(11).slice(0, 128),
])('accepts %s', async (password) => {
  expect(await passwordFault(password, email, names)).toBeUndefined();
});

it('normalises differently composed letters alike', () => {
  expect(normalisePassword('A\u030Arhus ﬁnale')).toBe(normalisePassword('Århus finale'));
});

it.each(['', '()', '2026', 'Æ'])('is not confused by the shop name %j', async (name) => {
  expect(await passwordFault('a scarf of 1907', email, [name])).toBeUndefined();
});
