import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { eventually } from '../paid-api';
import { soldOnce, useStoppableApi } from '../stoppable-api';

const api = useStoppableApi();

describe('a killed API process', { timeout: 240_000 }, () => {
  it('between payment and webhook has one order after the restart', async () => {
    const fan = await api.newReadyShopper();
    const { body } = await fan.pay();
    await api.end('SIGKILL');
    await api.sandbox.act(body.data.url, { action: 'approve' });
    await api.start();
    await eventually(api.sandbox.deliveries, ([delivery]) => delivery?.state === 'delivered', 30_000);
    expect((await fan.receipt()).body.receipt).toMatchObject({ orderNumber: 'N100001', status: 'Confirmed' });
    expect(await api.readDatabase()).toEqual(soldOnce);
  });

  it('during concurrent clicks and changes loses no line and holds stock once', async () => {
    const fan = await api.newReadyShopper();
    const clicks = Array.from({ length: 12 }, (_, at) =>
      (at % 3 === 0
        ? fan.pay()
        : at % 3 === 1
          ? fan.set({ productId: 'jersey-red-m', quantity: 1 + (at % 2) })
          : fan.bill()
      ).catch(() => 'interrupted'),
    );
    await wait(60);
    await api.end('SIGKILL');
    await Promise.all(clicks);
    await api.start();
    await fan.set({ productId: 'jersey-red-m', quantity: 2 });
    const { body } = await fan.pay();
    await api.sandbox.act(body.data.url, { action: 'approve' });
    await eventually(fan.receipt, (answer) => Boolean(answer.body.receipt));
    const { orders, stock, holds } = await api.readDatabase();
    expect(orders.filter(({ status }) => status !== 'Cancelled')).toEqual(soldOnce.orders);
    expect({ stock, holds }).toEqual({ stock: 1, holds: [] });
  });
});

describe('an API process that receives SIGTERM', { timeout: 240_000 }, () => {
  it('waits half a minute for a request that is under way', async () => {
    const body = JSON.stringify({ language: 'en' });
    const outgoing = request({
      host: '127.0.0.1',
      port: api.port,
      method: 'POST',
      path: '/api/baskets',
      headers: { StoreId: 'north', 'Content-Type': 'application/json', 'Content-Length': body.length },
    });
    const answered = once(outgoing, 'response');
    outgoing.write(body.slice(0, 10));
    await wait(300);
    const ended = api.end('SIGTERM');
    await wait(12_000);
    outgoing.end(body.slice(10));
    const [response] = (await answered) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(200);
    expect(await ended).toBe(0);
  });

  it('answers requests while it is not ready any more, as long as it is told to', async () => {
    await api.end('SIGTERM');
    await api.start({ DRAIN_SECONDS: '3' });
    const ended = api.end('SIGTERM');
    await eventually(
      () => api.call('/health/ready'),
      ({ status }) => status === 503,
    );
    expect((await api.call('/api/categories')).status).toBe(200);
    expect(await ended).toBe(0);
  });
});
