import { type ApiClient, ApiError } from '@matchday/api-client';
import { expect, test, vi } from 'vitest';
import { signUp } from './sign-up';

const fan = { email: 'fan@example.com', firstName: 'Freja' };

function open() {
  const call = vi.fn<(id: string, parameters: object) => Promise<unknown>>(async () => ({ success: true }));
  const client = { store: { storeId: 'dbu', culture: 'da' }, call } as unknown as ApiClient;
  return { call, client, log: vi.fn<(message: string) => void>() };
}

test("sends the sign-up to the club's list with the terms", async () => {
  const { call, client, log } = open();
  await signUp({ client, list: { clubIdentifier: 'dbu', termsId: 'terms' }, log }, fan);
  expect(call.mock.calls).toEqual([
    ['subscribeNewsletter', { path: { listId: 'dbu' }, body: { termsId: 'terms', ...fan } }],
  ]);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['club identifier', { clubIdentifier: null, termsId: 'terms' }],
  ['club identifier', { clubIdentifier: '', termsId: 'terms' }],
  ['terms page', { clubIdentifier: 'dbu', termsId: null }],
])('without a %s it is logged, and nothing is sent', async (missing, list) => {
  const { call, client, log } = open();
  await expect(signUp({ client, list, log }, fan)).rejects.toThrow(missing);
  expect(log).toHaveBeenCalledWith(`The newsletter's ${missing} is missing`);
  expect(call).not.toHaveBeenCalled();
});

test('rejects with the shop’s error', async () => {
  const { call, client, log } = open();
  call.mockRejectedValue(new ApiError(429, [{ code: 'TooManyRequests', message: 'Later' }]));
  await expect(
    signUp({ client, list: { clubIdentifier: 'dbu', termsId: 'terms' }, log }, fan),
  ).rejects.toThrow('Later');
});
