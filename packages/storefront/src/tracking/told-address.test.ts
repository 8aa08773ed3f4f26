import { expect, test } from 'vitest';
import { toldAddress } from './told-address';

test('an address is told without the tokens of mails, and with all else', () => {
  expect(toldAddress('https://shop.example/da/login/?confirm=secret&returnTo=%2Fda%2F#top')).toBe(
    'https://shop.example/da/login/?returnTo=%2Fda%2F#top',
  );
  expect(toldAddress('https://shop.example/reset-password/?token=secret')).toBe(
    'https://shop.example/reset-password/',
  );
});
