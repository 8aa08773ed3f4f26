import { readListQuery } from '@matchday/commerce/catalogue';
import { describe, expect, test } from 'vitest';
import { plainView, queryOfView, readViewQuery, viewOf } from './list-view';

const read = (query: string) => new URLSearchParams(query);

describe('the view of a list', () => {
  test.each(['/shirts/c-7/', '/shirts/c-7/page-2/', '/c-7/p-12/', '/c-7/extra/page-2/', '/da/search-page/'])(
    '%s has one',
    (path) => {
      expect(viewOf(path, read('sort=name'))).not.toBeNull();
    },
  );

  test('represents its query', () => {
    const query = 'q=trøje&color=red&min=20&only=inStock&sort=name&through=2';
    expect(queryOfView(viewOf('/da/troejer/c-12/', read(query)) ?? '')).toEqual(readListQuery(read(query)));
  });

  test('is the same for equal queries', () => {
    const views = ['color=red&color=blue&utm_source=mail', 'color=blue&color=red&color=red'].map((query) =>
      viewOf('/c-12/page-2/', read(query)),
    );
    expect(new Set(views).size).toBe(1);
  });

  test.each([
    ['/c-12/', 'utm_source=mail'],
    ['/c-12/', ''],
    ['/search-page/', `q=${'x'.repeat(150)}&color=${'y'.repeat(100)}`.repeat(9)],
    ['/shirt/p-12/', 'size=M'],
    ['/about/', 'q=shirt'],
  ])('%s?%s has none of its own', (path, query) => {
    const view = viewOf(path, read(query));
    expect(view === null || path === '/search-page/').toBe(true);
  });

  test('without a query shows all', () => {
    expect(queryOfView(plainView)).toEqual(readListQuery(read('')));
  });
});

test('the part of a query that a page reads has one spelling', () => {
  for (const query of ['color=red&color=blue&utm_source=mail', 'fbclid=1&color=blue&color=red&color=red'])
    expect(readViewQuery('/c-12/', read(query))).toBe(readViewQuery('/c-12/', read('color=blue&color=red')));
  expect(readViewQuery('/c-12/', read('color=blue&sort=name'))).not.toBe('');
  for (const path of ['/c-12/', '/about/', '/shirt/p-12/'])
    expect(readViewQuery(path, read('utm_source=mail&gclid=1'))).toBe('');
  expect(readViewQuery('/about/', read('q=shirt'))).toBe('');
});
