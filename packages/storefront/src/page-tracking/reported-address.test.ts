import { expect, test } from 'vitest';
import { events } from './deferred-events';
import { reportedAddress } from './reported-address';

test('an address is reported without the tokens of mails, and otherwise unchanged', () => {
  expect(reportedAddress('https://shop.example/da/login/?confirm=secret&returnTo=%2Fda%2F#top')).toBe(
    'https://shop.example/da/login/?returnTo=%2Fda%2F#top',
  );
  expect(reportedAddress('https://shop.example/login/?newEmail=secret')).toBe('https://shop.example/login/');
  expect(reportedAddress('https://shop.example/reset-password/?token=secret')).toBe(
    'https://shop.example/reset-password/',
  );
  expect(reportedAddress('https://shop.example/reset-password/#token=secret')).toBe(
    'https://shop.example/reset-password/',
  );
});

test('a pageview contains no token, neither of its page nor of the page before', () => {
  const sent = events.pageview({
    location: 'https://shop.example/login/?confirm=secret',
    title: 'Log in',
    referrer: 'https://shop.example/reset-password/#token=secret',
  });
  expect(JSON.stringify(sent)).not.toContain('secret');
  expect(sent).toMatchObject({ event: 'pageview' });
});
