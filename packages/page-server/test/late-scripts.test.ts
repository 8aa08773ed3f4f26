import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { delayScripts } from '../src/late-scripts';
import { serveApp } from './served-app';

const head =
  '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/>' +
  '<link rel="preload" as="image" href="/shirt.avif"/><link rel="stylesheet" href="/_next/static/a.css"/>' +
  '<script src="/_next/static/a.js" async=""></script>' +
  '<script src="/_next/static/old.js" noModule=""></script></head>';
const body =
  '<body><p>A shirt</p><script src="/_next/static/b.js?v=1&amp;w=2" id="_R_" async=""></script>' +
  '<script>self.__next_f.push([1,"a"])</script><script src="https://tags.example/t.js"></script></body>';
const page = `<html>${head}${body}</html>`;

const external = (html: string) => [...html.matchAll(/<script[^>]*src="([^"]*)"/g)].map(([, src]) => src);

test('the app’s scripts do not start with the document', () => {
  const html = delayScripts(page);
  expect(external(html)).toEqual(['/_next/static/old.js', 'https://tags.example/t.js']);
  expect(html).not.toContain('as="script"');
  expect(html).toContain('<link rel="preload" as="image" href="/shirt.avif"/>');
  expect(html).toContain('<script>self.__next_f.push([1,"a"])</script>');
  expect(html).toContain(
    '([{"src":"/_next/static/a.js","async":""},{"src":"/_next/static/b.js?v=1&w=2","id":"_R_","async":""}])</script></head>',
  );
});

test('the code that starts them is small, and can be read by a browser', () => {
  const html = delayScripts(page);
  const [, script = ''] = /<script>(\(\(scripts\)=>[\s\S]*?)<\/script><\/head>/.exec(html) ?? [];
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toMatch(/\/\*|<!--|<script/);
  expect(gzipSync(script).length).toBeLessThan(3_200);
});

test.each([
  ['a document without scripts of the app', '<script src="/other.js"></script>'],
  ['scripts that are imported', '<script type="module">import("/_next/static/a.js")</script>'],
  [
    'scripts of another folder',
    '<script src="/_next/static/a.js"></script><script src="/_next/other/b.js"></script>',
  ],
  [
    'scripts of another form',
    '<script src="/_next/static/a.js"></script><script src=/_next/static/b.js></script>',
  ],
])('%s: the document stays as it is', (_, scripts) => {
  const html = `<html><head></head><body>${scripts}</body></html>`;
  expect(delayScripts(html)).toBe(html);
});

test('only documents of paths that say so are changed', async () => {
  await using app = await serveApp(
    () => ({ body: page, tags: [] }),
    1_000_000,
    (path) => path === '/shirt/',
  );
  expect((await app.get('/cart/?color=red')).text).toContain('<script src="/_next/static/a.js" async="">');
  expect((await app.get('/shirt/?color=red')).text).toBe(delayScripts(page));
});
