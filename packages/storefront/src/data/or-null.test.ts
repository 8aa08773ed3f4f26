import { ApiError } from '@matchday/api-client';
import { expect, test } from 'vitest';
import { orNull } from './or-null';

const refused = (status: number) => Promise.reject(new ApiError(status, [{ code: 'Any', message: '' }]));

test.each([400, 404])(
  'what the API answers with %i to is not there, so that the page answers 404',
  async (status) => {
    expect(await orNull(refused(status))).toBeNull();
  },
);

test('any other failure is thrown, so that the page responds 500 (S2.24)', async () => {
  await expect(orNull(refused(500))).rejects.toThrow(ApiError);
  await expect(orNull(Promise.reject(new TypeError('No list')))).rejects.toThrow(TypeError);
  expect(await orNull(Promise.resolve('a page'))).toBe('a page');
});
