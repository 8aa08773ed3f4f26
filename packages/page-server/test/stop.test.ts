import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { stopServer } from '../src/stop-server';
import { gate, serveApp } from './served-app';

describe('a server', () => {
  test('is live and ready, without asking the app', async () => {
    await using app = await serveApp(() => ({ body: 'page', tags: [] }));
    const answers = await Promise.all(['/health/live', '/health/ready?x=1'].map((path) => app.get(path)));
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, '{"status":"live"}'],
      [200, '{"status":"ready"}'],
    ]);
    expect(answers[0]?.headers['cache-control']).toBe('no-store');
    expect(app.asked).toEqual([]);
  });

  test('leaves other methods and addresses to the app', async () => {
    await using app = await serveApp(() => ({ body: 'page' }));
    await app.get('/health/ready', {}, 'POST');
    await app.get('/health/');
    expect(app.asked).toEqual(['POST /health/ready', 'GET /health/']);
  });

  test('that stops is live, but not ready', async () => {
    await using app = await serveApp(() => ({ body: 'page' }));
    app.health.stop();
    expect(await app.get('/health/ready')).toMatchObject({ status: 503, text: '{"status":"stopping"}' });
    expect((await app.get('/health/live')).status).toBe(200);
  });

  test('that stops lets a running request end', async () => {
    const open = gate();
    await using app = await serveApp(async () => {
      await open.promise;
      return { body: 'whole page' };
    });
    const answer = app.get('/shirt/', { connection: 'keep-alive' });
    await expect.poll(() => app.asked).toHaveLength(1);
    const stopped = stopServer(app.server, 10_000);
    await wait(200);
    await expect(app.get('/other/')).rejects.toThrow('ECONNREFUSED');
    open.resolve();
    expect((await answer).text).toBe('whole page');
    await stopped;
  });

  test('that stops ends a request that takes too long', async () => {
    await using app = await serveApp(() => new Promise(() => {}));
    const answer = app.get('/shirt/').catch((error: Error) => error.message);
    await expect.poll(() => app.asked).toHaveLength(1);
    const started = performance.now();
    await stopServer(app.server, 300);
    expect(await answer).toBe('socket hang up');
    expect(performance.now() - started).toBeGreaterThan(250);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
