import { expect, test } from 'vitest';
import { serveApp } from './served-app';

const font = '<link rel="preload" href="/text.woff2" as="font" crossorigin=""/>';
const image = '<link rel="preload" href="/shirt.avif" as="image"/>';
const body = `<html><head>${font}${image}</head><body><h1>A shirt</h1></body></html>`;
const link =
  '</bold.woff2>; rel=preload; as="font"; crossorigin="", </shirt.avif>; rel=preload; as="image", </text.woff2>; rel=preload; as="font"';

const serve = () =>
  serveApp(
    () => ({ body, tags: ['shirt'], headers: { link } }),
    undefined,
    (path) => path === '/shirt/',
  );

test('only wide screens preload the fonts of a document that paints first', async () => {
  await using app = await serve();
  const { headers, text } = await app.get('/shirt/');
  const media = 'media="(min-width: 48em)"';
  expect(headers.link).toBe(
    `</bold.woff2>; rel=preload; as="font"; ${media}; crossorigin="", </shirt.avif>; rel=preload; as="image", </text.woff2>; rel=preload; as="font"; ${media}`,
  );
  expect(text).toContain(font.replace('<link', `<link ${media}`));
  expect(text).toContain(image);
});

test('other documents keep their preloads', async () => {
  await using app = await serve();
  const { headers, text } = await app.get('/cart/');
  expect(headers.link).toBe(link);
  expect(text).toBe(body);
});
