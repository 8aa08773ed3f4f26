import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PaidApi, startPaidApi } from '../paid-api';
import { readyShopper } from '../shopper';

let api: PaidApi;
beforeAll(async () => {
  api = await startPaidApi({ webhooks: false });
});
afterAll(() => api.close());

const confirmation = async () =>
  (
    await api.context.db
      .selectFrom('mails')
      .select('data')
      .where('template', '=', 'orderConfirmed')
      .executeTakeFirstOrThrow()
  ).data;

it('confirms an order with the terms of the time when it was placed', async () => {
  const fan = await readyShopper(api.call);
  const { body } = await fan.pay();
  await api.sandbox.act(body.data.url, { action: 'approve' });
  expect((await fan.receipt()).body.receipt.status).toBe('Confirmed');
  const terms = {
    title: 'Terms',
    html: expect.stringMatching(/^<p>See <a href="\/[^"]*">our shirts<\/a><\/p>$/),
  };
  expect(await confirmation()).toMatchObject({ terms });

  await api.context.db
    .updateTable('page_texts')
    .set({ title: 'New terms' })
    .where('page_id', '=', 'terms')
    .execute();
  expect(await confirmation()).toMatchObject({ terms });
});
