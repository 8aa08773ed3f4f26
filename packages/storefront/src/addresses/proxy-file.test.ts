import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { screens } from '@matchday/screen-addresses';
import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server.js';
import { describe, expect, test } from 'vitest';
import { matcher, proxyFile } from './proxy-file';

const root = join(import.meta.dirname, '../../../..');
const shells = globSync('apps/*/proxy.ts', { cwd: root }).map(dirname);

const passes = (url: string) => doesMatch({ config: { matcher }, url });

test.each([
  '/about/',
  '/da/om-os/',
  '/shirts/c-7/?color=red',
  '/da/search-page/?q=shirt',
  '/shirts/c-7/page-2/?sort=name',
  '/carts/',
  '/user/profile/',
  '/da/user/order-history/8f1c-22/',
])('%s passes the proxy', (url) => {
  expect(passes(url)).toBe(true);
});

const openScreens = screens.filter((screen) => !screen.needsLogin);
const screenUrls = openScreens.flatMap(({ path }) => [path, `/da${path}`]);
test.each([
  ...screenUrls,
  '/',
  '/da/',
  '/search-page/page-2/',
  '/shirts/c-7/',
  '/da/shirts/c-7/page-2/',
  '/shirts/home/p-AB-12/',
  '/api/baskets',
  '/_next/static/x.js',
  '/media/astralis/shirt',
  '/robots.txt',
])('%s is answered without the proxy', (url) => {
  expect(passes(url)).toBe(false);
});

describe.each(shells)('%s', (shell) => {
  test('has the matchers that were written last', () => {
    expect(readFileSync(join(root, shell, 'proxy.ts'), 'utf8'), 'run `npm run generate`').toBe(proxyFile);
  });

  test.each(screens)('has a route for $path', ({ path, pagesRoute, entryRoute }) => {
    const routes = pagesRoute ? [`${pagesRoute}/[page]/[view]`] : [path, ...(entryRoute ? [entryRoute] : [])];
    for (const route of routes)
      expect(existsSync(join(root, shell, 'app/[culture]', route, 'page.tsx')), route).toBe(true);
  });
});
