import { expect, test } from 'vitest';
import { delayScripts } from '../src/late-scripts';

const head =
  '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/>' +
  '<link rel="preload" as="image" href="/shirt.avif"/><link rel="stylesheet" href="/_next/static/a.css"/>' +
  '<script src="/_next/static/a.js" async=""></script>' +
  '<script src="/_next/static/old.js" noModule=""></script></head>';
const body =
  '<body><p>A shirt</p><script src="/_next/static/b.js?v=1&amp;w=2" id="_R_" async=""></script>' +
  '<script>self.__next_f.push([1,"a"])</script><script src="https://tags.example/t.js"></script></body>';

const external = (html: string) => [...html.matchAll(/<script[^>]*src="([^"]*)"/g)].map(([, src]) => src);

test('the app’s scripts do not start with the document', () => {
  const html = delayScripts(`<html>${head}${body}</html>`);
  expect(external(html)).toEqual(['/_next/static/old.js', 'https://tags.example/t.js']);
  expect(html).not.toContain('as="script"');
  expect(html).toContain('<link rel="preload" as="image" href="/shirt.avif"/>');
  expect(html).toContain('<script>self.__next_f.push([1,"a"])</script>');
  expect(html).toContain(
    '([{"src":"/_next/static/a.js","async":""},{"src":"/_next/static/b.js?v=1&w=2","id":"_R_","async":""}])</script></head>',
  );
});

test('a document without scripts of the app stays as it is', () => {
  const html = '<html><head></head><body><script src="/other.js"></script></body></html>';
  expect(delayScripts(html)).toBe(html);
});
