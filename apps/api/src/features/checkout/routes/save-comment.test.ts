import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, rejectsInvalidBaskets, rejectsMalformedBodies } from '../../../../test/refusals';
import { newShopper, type Shopper } from '../../../../test/shopper';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
let shopper: Shopper;
beforeAll(async () => {
  api = await startTestApi();
  shopper = await newShopper(api.call);
});
afterAll(() => api.close());

const send = (comment: unknown) =>
  api.call(`/api/checkout/${shopper.token}/comment`, { method: 'POST', body: { comment } });

describe('200', () => {
  it('saves a comment with any characters', async () => {
    const comment = 'Ring på hos “Ærø”, ¡gracias! 🎁\n<b>x</b>';
    expect(await send(comment)).toMatchObject({ status: 200, body: { success: true } });
    expect((await shopper.checkout()).body.comment).toBe(comment);
  });

  it('clears the comment', async () => {
    await send('');
    expect((await shopper.checkout()).body.comment).toBe('');
  });

  it('changes nothing but the comment, whatever else the body names', async () => {
    const read = () =>
      api.context.db.selectFrom('baskets').selectAll().where('comment', '<>', '').executeTakeFirstOrThrow();
    await send('first');
    const { updated_at: _, ...before } = await read();
    const path = `/api/checkout/${shopper.token}/comment`;
    const body = { comment: 'second', status: 'ordered', customer_id: 'someone', version: 90, unknown: 1 };
    expect((await api.call(path, { method: 'POST', body })).status).toBe(200);
    const { updated_at: __, ...after } = await read();
    expect(after).toEqual({ ...before, comment: 'second', version: before.version + 1 });
  });

  it('accepts 1000 characters', async () => expect((await send('x'.repeat(1000))).status).toBe(200));
});

describe('400', () => {
  it('rejects more than 1000 characters', async () =>
    expectRefusal(await send('x'.repeat(1001)), 400, 'TooLong', 'comment'));

  it('rejects a comment that is not a string', async () =>
    expectRefusal(await send(7), 400, 'WrongType', 'comment'));

  it('rejects a character that cannot be stored', async () =>
    expectRefusal(await send('a\u0000b'), 400, 'WrongForm', 'comment'));

  rejectsMalformedBodies(
    () => api,
    () => `/api/checkout/${shopper.token}/comment`,
  );
});

describe('404', () => {
  rejectsInvalidBaskets(
    () => api,
    (token) => `/api/checkout/${token}/comment`,
    { method: 'POST', body: { comment: 'x' } },
  );
});

describe('409', () => {
  it('rejects an ordered basket', async () => {
    await api.context.db.updateTable('baskets').set({ status: 'ordered' }).execute();
    expectRefusal(await send('too late'), 409, 'BasketOrdered');
  });
});
