import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const main = join(import.meta.dirname, '../src/main.ts');

function contractTest(...args: string[]): Promise<{ code: number | string; out: string; err: string }> {
  return new Promise((done) => {
    execFile(process.execPath, ['--import', 'tsx', main, ...args], (error, out, err) =>
      done({ code: error?.code ?? 0, out, err }),
    );
  });
}

describe('invalid arguments', () => {
  it.each([
    [['--store', 'astralis'], '--url must be the address of a back end.'],
    [['--url', 'http://127.0.0.1:1'], '--store is missing.'],
    [['--url', 'http://127.0.0.1:1', '--store', 'x', '--level', 'all'], '--level must be read or purchase.'],
    [['--url', 'http://127.0.0.1:1', '--store', 'x', '--level', 'purchase'], '--shop must be the origin'],
    [['--url', 'http://127.0.0.1:1', '--store', 'x', '--contract', 'none.json'], 'ENOENT'],
  ])('%j end with 2 and the usage', async (args, message) => {
    const { code, err } = await contractTest(...args);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err).toContain('npm run contract-test');
  });
});

describe('a back end that does not keep the contract', () => {
  it('fails in each operation if it answers nothing', async () => {
    const { code, out } = await contractTest('--url', 'http://127.0.0.1:1', '--store', 'x');
    expect(code).toBe(1);
    expect(out).toMatch(/^FAIL {2}getSettings /m);
  });

  it('fails with the reason if it answers something else', async () => {
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json').end('{}');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const { code, out } = await contractTest('--url', `http://127.0.0.1:${port}`, '--store', 'x');
    server.close();
    expect(code).toBe(1);
    expect(out).toContain("the body must have required property 'meta'");
    expect(out).toContain('the header x-request-id is missing');
    expect(out).toMatch(/\d+ passed, \d+ failed, \d+ not called/);
  });
});
