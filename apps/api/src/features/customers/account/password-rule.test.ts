import { expect, it } from 'vitest';
import { normalisePassword, passwordFault } from './password-rule';

const email = 'freja.lund@example.com';

it.each([
  ['seven77', 'TooShort'],
  ['🔒🔒🔒🔒', 'TooShort'],
  ['x1'.repeat(65), 'TooLong'],
  ['password1', 'PasswordTooCommon'],
  ['QwertyUiop', 'PasswordTooCommon'],
  ['aaaaaaaaaaaa', 'PasswordTooCommon'],
  ['Freja.Lund', 'PasswordTooCommon'],
  [email, 'PasswordTooCommon'],
])('rejects %s: %s', async (password, code) => {
  expect((await passwordFault(password, email))?.code).toBe(code);
});

it.each(['a seat at the north stand', '        .', 'østre gade 12', 'x1'.repeat(64)])(
  'accepts %s',
  async (password) => {
    expect(await passwordFault(password, email)).toBeUndefined();
  },
);

it('normalises differently composed letters alike', () => {
  expect(normalisePassword('A\u030Arhus ﬁnale')).toBe(normalisePassword('Århus finale'));
});
