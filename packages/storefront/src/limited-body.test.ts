import { expect, test } from 'vitest';
import { limitedBody } from './limited-body';

const limit = 10;
const post = (init: RequestInit) => new Request('https://shop.example/', { method: 'POST', ...init });

/** A body of chunks of four bytes that counts how many were read. */
function chunks(count: number, headers: HeadersInit = {}) {
  const read = { count: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read.count === count) return controller.close();
        read.count += 1;
        controller.enqueue(new Uint8Array(4));
      },
    },
    { highWaterMark: 0 },
  );
  return { read, request: post({ body, headers, duplex: 'half' } as RequestInit) };
}

test('a body within the limit is read', async () => {
  expect(new TextDecoder().decode((await limitedBody(post({ body: 'a goal' }), limit)) ?? undefined)).toBe(
    'a goal',
  );
  expect((await limitedBody(chunks(2).request, limit))?.byteLength).toBe(8);
  expect((await limitedBody(post({}), limit))?.byteLength).toBe(0);
});

test('a body that announces more is not read', async () => {
  const { read, request } = chunks(1000, { 'Content-Length': '11' });
  expect(await limitedBody(request, limit)).toBeNull();
  expect(read.count).toBe(0);
});

test('a body that turns out larger is read no further', async () => {
  const { read, request } = chunks(1000);
  expect(await limitedBody(request, limit)).toBeNull();
  expect(read.count).toBeLessThan(5);
});
