import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { north } from '../../../../test/seed/north';
import { startTestApi, type TestApi } from '../../../../test/test-api';

const dataDir = join(tmpdir(), `matchday-put-media-${process.pid}`);

let api: TestApi;
let admin: Admin;
beforeAll(async () => {
  api = await startTestApi({ stores: [north], env: { DATA_DIR: dataDir } });
  admin = await adminOf(api);
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});

const put = (key: string, body: Buffer | string, type = 'application/octet-stream') =>
  admin.call(`/api/admin/media/${key}`, { method: 'PUT', headers: { 'content-type': type }, body });

const red = { create: { width: 40, height: 20, channels: 3, background: '#ff0000' } } as const;
const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inner}</svg>`;

it('200: stores a photograph without its metadata', async () => {
  const photo = await sharp(red)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .toBuffer();
  expect((await put('scarf-front', photo, 'image/jpeg')).body).toEqual({
    success: true,
    url: '/media/north/scarf-front',
    width: 40,
    height: 20,
  });
  const { status, body } = await api.call('/media/north/scarf-front?format=png', { store: null });
  expect(status).toBe(200);
  expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 40, height: 20 });
  expect((await sharp(join(dataDir, 'media/north/scarf-front.jpg')).metadata()).exif).toBeUndefined();
});

it('200: replaces an image, also with another format', async () => {
  await put('mug', svg('<rect width="40" height="20" fill="#f00"/>'), 'image/svg+xml');
  await put(
    'mug',
    await sharp({ create: { ...red.create, background: '#0000ff' } })
      .png()
      .toBuffer(),
  );
  const { body } = await api.call('/media/north/mug?format=png', { store: null });
  expect([...(await sharp(body).raw().toBuffer()).subarray(0, 3)]).toEqual([0, 0, 255]);
});

it('200: keeps gradients, styles and clips of a drawing, without what its program noted', async () => {
  const drawing = svg(
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#00f"/></linearGradient>' +
      '<clipPath id="c"><rect width="40" height="20"/></clipPath></defs>' +
      '<style>.a { fill: url(#g) }</style><editor:note xmlns:editor="https://editor">a secret</editor:note>' +
      '<g clip-path="url(#c)"><rect class="a" width="40" height="20"/></g>',
  );
  expect((await put('pennant', drawing, 'image/svg+xml')).status).toBe(200);
  const kept = await readFile(join(dataDir, 'media/north/pennant.svg'), 'utf8');
  expect(kept).toContain('linearGradient');
  expect(kept).not.toContain('editor:note');
  const { body } = await api.call('/media/north/pennant?format=png', { store: null });
  expect([...(await sharp(body).raw().toBuffer()).subarray(0, 3)]).toEqual([0, 0, 255]);
});

it.each([
  ['text', 'just words'],
  ['half a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
  ['a drawing with a program', svg('<script>alert(1)</script>')],
  ['a drawing that does something', svg('<rect onclick="x()" width="1" height="1"/>')],
  [
    'a program with a prefix',
    svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script><rect width="1" height="1"/>'),
  ],
  ['a drawing with a page in it', svg('<foreignObject width="9" height="9"><p>Hello</p></foreignObject>')],
  ['a drawing with a link that runs', svg('<a href="javascript:alert(1)"><rect width="1" height="1"/></a>')],
  [
    'a prefixed link to elsewhere',
    svg(
      '<image xmlns:l="http://www.w3.org/1999/xlink" l:href="https://elsewhere/x.png" width="1" height="1"/>',
    ),
  ],
  [
    'a style that loads something',
    svg('<style>@import "https://elsewhere";</style><rect width="1" height="1"/>'),
  ],
  [
    'an animation',
    svg('<rect width="1" height="1"><set attributeName="href" to="https://elsewhere"/></rect>'),
  ],
  ['entities', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('<text>&x;</text>')}`],
  ['a drawing that loads something', svg('<image href="http://elsewhere/x.png" width="1" height="1"/>')],
  [
    'a drawing that styles itself from elsewhere',
    svg('<rect style="fill:url(https://elsewhere)" width="1" height="1"/>'),
  ],
])('400: rejects %s', async (_, content) => {
  const { status, body } = await put('bad', content, 'image/svg+xml');
  expect([status, body.errors[0].code]).toEqual([400, 'UnknownPicture']);
});

it('400: rejects a key with a path', async () => {
  expect((await put('..%2F..%2Fx', 'x')).status).toBe(400);
});

it('401: rejects a call without a key', async () => {
  const { status } = await api.call('/api/admin/media/mug', {
    method: 'PUT',
    store: null,
    headers: { 'content-type': 'image/png' },
    body: 'x',
  });
  expect(status).toBe(401);
});

it('403: rejects a key for orders', async () => {
  const orders = await adminOf(api, 'north', ['orders']);
  const { status } = await orders.call('/api/admin/media/mug', {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body: 'x',
  });
  expect(status).toBe(403);
});

it('413: rejects more than 20 MB', async () => {
  expect((await put('large', Buffer.alloc(21 * 1024 * 1024))).status).toBe(413);
});

it('415: rejects an HTML content type', async () => {
  expect((await put('page', '<p>', 'text/html')).status).toBe(415);
});

it('200: crops the upright image, and says how large the result is', async () => {
  // Red on the left and blue on the right, as it is shown; the camera noted a quarter turn.
  const seen = await sharp({ create: { ...red.create, height: 40 } })
    .composite([
      {
        input: { create: { width: 20, height: 40, channels: 3, background: '#0000ff' } },
        left: 20,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
  const taken = await sharp(seen).rotate(-90).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const query = 'cropLeft=0.5&cropWidth=0.5&cropHeight=0.25';
  const { body } = await put(`cropped?${query}`, taken, 'image/jpeg');
  expect(body).toMatchObject({ success: true, width: 20, height: 10 });
  const { body: kept } = await api.call('/media/north/cropped?format=png', { store: null });
  expect(await sharp(kept).metadata()).toMatchObject({ width: 20, height: 10 });
  const [redPart = 0, , bluePart = 0] = await sharp(kept).raw().toBuffer();
  expect([redPart < 60, bluePart > 190]).toEqual([true, true]);
  expect((await put('cropped?cropLeft=1', taken, 'image/jpeg')).status).toBe(400);
});
