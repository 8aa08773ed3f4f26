import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { eventually } from '../paid-api';
import { soldOnce, useStoppableApi } from '../stoppable-api';

const api = useStoppableApi();

describe('a killed API process', { timeout: 240_000 }, () => {
  it('during the creation of a session continues the same payment', async () => {
    const fan = await api.newReadyShopper();
    await api.sandbox.faults({ status: 'hang' });
    const interrupted = fan.pay().then(
      () => 'answered',
      () => 'interrupted',
    );
    await wait(700);
    await api.end('SIGKILL');
    expect(await interrupted).toBe('interrupted');
    await api.sandbox.faults({});
    await api.start();
    expect((await fan.basket()).body.basket.lines).toMatchObject([{ quantity: 2, maxQuantity: 3 }]);
    const { status, body } = await fan.pay();
    expect(status).toBe(200);
    await api.sandbox.act(body.data.url, { action: 'approve' });
    await eventually(
      fan.receipt,
      (answer) => answer.body.receipt !== undefined && answer.body.receipt !== null,
    );
    expect(await api.readDatabase()).toEqual(soldOnce);
  });
});

describe('an API process that receives SIGTERM', { timeout: 240_000 }, () => {
  it('finishes the active checkout, then exits', async () => {
    const fan = await api.newReadyShopper();
    await api.sandbox.faults({ status: 'slow' });
    const paying = fan.pay();
    await wait(300);
    expect(await api.end('SIGTERM')).toBe(0);
    const { status, body } = await paying;
    expect(status).toBe(200);
    await api.sandbox.faults({});
    await api.sandbox.act(body.data.url, { action: 'approve' });
    await api.start();
    await eventually(fan.receipt, (answer) => Boolean(answer.body.receipt));
    expect(await api.readDatabase()).toEqual(soldOnce);
  });
});
