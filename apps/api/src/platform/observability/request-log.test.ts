import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { startTestApi } from '../../../test/test-api';

it('logs route, store and status, but no tokens and no request bodies', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = pino({ level: 'info', base: undefined }, sink);
  const api = await startTestApi({ context: () => ({ log }) });
  await api.call('/api/baskets/a-token-that-nobody-else-may-see/summary', { culture: 'da' });
  await api.call('/api/checkout/a-token-that-nobody-else-may-see/comment', {
    method: 'POST',
    body: { comment: 'Ring to Mrs Hansen' },
  });
  await api.call('/api/unknown/a-token-that-nobody-else-may-see');
  await api.close();
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(requests).toMatchObject([
    { method: 'GET', route: '/api/baskets/:token/summary', store: 'north', reqId: expect.any(String) },
    { method: 'POST', route: '/api/checkout/:token/comment', store: 'north' },
    { route: null, status: 404 },
  ]);
  expect(lines.join('')).not.toMatch(/nobody-else|Hansen/);
});
