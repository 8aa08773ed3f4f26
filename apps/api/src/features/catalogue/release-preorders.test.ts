import { afterAll, beforeAll, expect, it } from 'vitest';
import { preorderDate } from '../../../test/seed/north';
import { startTestApi, type TestApi } from '../../../test/test-api';
import { releasePreorders } from './release-preorders';

let api: TestApi;
let today = new Date('2098-12-31T12:00:00Z');
beforeAll(async () => {
  api = await startTestApi({ clock: () => today });
  await api.context.db.deleteFrom('outbox').execute();
});
afterAll(() => api.close());

const recordedTopics = async () =>
  (await api.context.db.selectFrom('outbox').select('topics').execute()).map(({ topics }) => topics);
const stockStatusOfAway = async () =>
  (await api.call('/api/products/away')).body.product.variants[0].stockStatus;

it('ends a preorder on its release day, and records the change once', async () => {
  await releasePreorders(api.context.db, 'north', today);
  expect([await stockStatusOfAway(), await recordedTopics()]).toEqual(['InPreorderStock', []]);

  today = new Date(`${preorderDate}T00:00:01Z`);
  await releasePreorders(api.context.db, 'north', today);
  await releasePreorders(api.context.db, 'north', today);
  expect([await stockStatusOfAway(), await recordedTopics()]).toEqual([
    'InStock',
    [[{ type: 'product', id: 'away' }]],
  ]);
});
