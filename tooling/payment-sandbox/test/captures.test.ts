import { expect, it } from 'vitest';
import { startShop } from './shop';

async function authorised() {
  const shop = await startShop();
  const session = await shop.createSession({ capture: 'manual', amount: 1000 });
  await shop.approve(session);
  const path = `/v1/sessions/${session.id}`;
  return {
    ...shop,
    read: async () => (await shop.call('GET', path)).body,
    capture: (amount: number, key: string, final = false) =>
      shop.call('POST', `${path}/captures`, { amount, key, final }),
    refund: (amount: number, key: string) => shop.call('POST', `${path}/refunds`, { amount, key }),
    release: () => shop.call('POST', `${path}/release`, {}),
  };
}

it('reserves the amount, and captures it in parts', async () => {
  const { read, capture } = await authorised();
  expect(await read()).toMatchObject({ status: 'authorised', captured: 0, multicapture: true });
  expect((await capture(300, 'a')).status).toBe(201);
  expect(await read()).toMatchObject({ status: 'authorised', captured: 300 });
  await capture(500, 'b', true);
  expect(await read()).toMatchObject({ status: 'paid', captured: 800 });
  expect((await capture(100, 'c')).body.error.code).toBe('session_not_authorised');
});

it('captures once per key, and never more than is reserved', async () => {
  const { read, capture } = await authorised();
  await capture(300, 'a');
  expect((await capture(300, 'a')).status).toBe(201);
  expect((await capture(400, 'a')).body.error.code).toBe('capture_key_reused');
  expect((await capture(701, 'b')).body.error.code).toBe('capture_exceeds_authorisation');
  expect((await read()).captured).toBe(300);
});

it('releases the rest, and refunds only what was captured', async () => {
  const { read, capture, refund, release } = await authorised();
  expect((await refund(1, 'a')).body.error.code).toBe('session_not_paid');
  await capture(300, 'a');
  await release();
  expect(await read()).toMatchObject({ status: 'paid', captured: 300 });
  expect((await refund(301, 'b')).body.error.code).toBe('refund_exceeds_payment');
  expect((await refund(300, 'c')).status).toBe(201);
});

it('ends an authorisation after its time', async () => {
  const { call, createSession, approve } = await startShop();
  const session = await createSession({ capture: 'manual', authorisationSeconds: 1 });
  await approve(session);
  await expect
    .poll(async () => (await call('GET', `/v1/sessions/${session.id}`)).body.status, { timeout: 5000 })
    .toBe('released');
});

it('declines captures, or does them and loses the answer', async () => {
  const { call, read, capture } = await authorised();
  await call('POST', '/test/faults', { capture: 'decline' });
  expect((await capture(300, 'a')).status).toBe(402);
  await call('POST', '/test/faults', { capture: 'lose' });
  await expect(capture(300, 'a')).rejects.toThrow('fetch failed');
  // The bank is not asked again about a capture that it has made.
  await call('POST', '/test/faults', { capture: 'decline' });
  expect((await capture(300, 'a')).status).toBe(201);
  await call('POST', '/test/faults', {});
  expect((await capture(300, 'a')).status).toBe(201);
  expect((await read()).captured).toBe(300);
});

it('captures once without multicapture', async () => {
  const { call, createSession, approve } = await startShop();
  await call('POST', '/test/faults', { multicapture: false });
  const session = await createSession({ capture: 'manual' });
  await approve(session);
  await call('POST', `/v1/sessions/${session.id}/captures`, { amount: 1, key: 'a', final: false });
  expect((await call('GET', `/v1/sessions/${session.id}`)).body).toMatchObject({
    status: 'paid',
    captured: 1,
  });
});
