import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned } from './signature';

const now = Date.UTC(2027, 0, 1);
const sign = (body: string, time: number, secret = 'secret') =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

test('accepts its own signature for five minutes', () => {
  const seconds = now / 1000;
  expect(isSigned('{}', sign('{}', seconds), 'secret', now)).toBe(true);
  expect(isSigned('{}', sign('{}', seconds - 299), 'secret', now)).toBe(true);
  expect(isSigned('{}', sign('{}', seconds - 301), 'secret', now)).toBe(false);
  expect(isSigned('{}', sign('{}', seconds + 301), 'secret', now)).toBe(false);
});

test('refuses another body, another secret and an invalid signature', () => {
  const header = sign('{}', now / 1000);
  expect(isSigned('{ }', header, 'secret', now)).toBe(false);
  expect(isSigned('{}', header, 'other', now)).toBe(false);
  for (const bad of [null, '', 't=1', `${header}00`, header.replace('v1', 'v2')]) {
    expect(isSigned('{}', bad, 'secret', now)).toBe(false);
  }
});
