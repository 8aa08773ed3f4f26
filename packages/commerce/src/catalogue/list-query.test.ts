import { assert, constantFrom, property, record, string, subarray, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pagesTogether } from './list-page-size';
import {
  bitFilters,
  chosenFilters,
  emptyListQuery,
  type ListQuery,
  listParameters,
  pagesOf,
  readListQuery,
  searchParameters,
  sortings,
  withBits,
  withoutFilters,
  withPrice,
  withValues,
  writeListQuery,
} from './list-query';

const read = (written: string) => readListQuery(new URLSearchParams(written));

const word = string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.replaceAll('\u0000', '').trim())
  .filter((text) => text !== '');
const values = uniqueArray(word, { maxLength: 5 }).map((found) => found.toSorted());
const price = constantFrom(null, '0', '20', '49.95');
const queries = record({
  term: string({ maxLength: 30 }).map((text) => text.replaceAll('\u0000', '').trim()),
  multiple: record({ category: values, color: values, size: values, brand: values }),
  min: price,
  max: price,
  bits: subarray([...bitFilters]),
  sorting: constantFrom(...sortings),
  through: constantFrom(null, 2, 3, 10_000),
});

describe('a query in an address (S7.34)', () => {
  test('is read as it was written', () => {
    assert(
      property(queries, (query: ListQuery) => {
        expect(read(writeListQuery(query))).toEqual(query);
      }),
    );
  });

  test('is written the same for any order of the parameters', () => {
    assert(
      property(queries, (query) => {
        const turned = new URLSearchParams([...new URLSearchParams(writeListQuery(query))].toReversed());
        expect(writeListQuery(readListQuery(turned))).toBe(writeListQuery(query));
      }),
    );
  });

  test('has only known parameters', () => {
    assert(
      property(queries, (query) => {
        const names = [...new URLSearchParams(writeListQuery(query)).keys()];
        expect(listParameters).toEqual(expect.arrayContaining(names));
      }),
    );
  });

  test('can be read from any address', () => {
    assert(
      property(string({ maxLength: 200 }), (address) => {
        const query = read(address);
        expect(read(writeListQuery(query))).toEqual(query);
      }),
    );
    expect(read('min=cheap&max=1e9&sort=best&only=old&through=1.5&color=')).toEqual(emptyListQuery);
  });

  test('reads a decimal comma as a point', () => {
    expect(read('min=49,95').min).toBe('49.95');
  });
});

test('filters are counted, and can be removed while term and order stay', () => {
  const query = read('q=shirt&color=red&color=blue&size=M&min=10&max=20&only=new&sort=name');
  expect(chosenFilters(query)).toBe(5);
  expect(writeListQuery(withoutFilters(query))).toBe('q=shirt&sort=name');
});

test('other filters start at the first page, and can be written and read', () => {
  assert(
    property(queries, values, subarray([...bitFilters]), (query, sizes, bits) => {
      const next = withBits(withValues(query, 'size', sizes.toReversed()), bits.toReversed());
      expect(next).toEqual({ ...query, multiple: { ...query.multiple, size: sizes }, bits, through: null });
      expect(read(writeListQuery(next))).toEqual(next);
    }),
  );
});

test('a price is read as typed, or left open', () => {
  expect(withPrice(emptyListQuery, '49,95', 'much')).toEqual({ ...emptyListQuery, min: '49.95' });
  expect(withPrice({ ...emptyListQuery, min: '1', max: '2', through: 3 }, '', '')).toEqual(emptyListQuery);
});

test('filters are sent as the contract defines them (S3.6)', () => {
  const query = read('q=shirt&color=red&size=M&max=49.95&only=inStock&sort=newest');
  expect(searchParameters(query, 'shirts', 2)).toEqual({
    Term: 'shirt',
    Page: 2,
    PageSize: 24,
    CategoryId: 'shirts',
    'Filters.MultipleFilters': ['color:red', 'size:M'],
    'Filters.RangeFilters': ['price:-49.95'],
    'Filters.BitFilters': ['inStock'],
    Sorting: 'newest',
  });
  expect(searchParameters(emptyListQuery, null, 1)).toEqual({ Page: 1, PageSize: 24 });
});

test('pages are shown together up to a limit', () => {
  expect(pagesOf(emptyListQuery, 3)).toEqual([3]);
  expect(pagesOf({ ...emptyListQuery, through: 3 }, 1)).toEqual([1, 2, 3]);
  expect(pagesOf({ ...emptyListQuery, through: 2 }, 5)).toEqual([5]);
  expect(pagesOf({ ...emptyListQuery, through: 9_999 }, 1)).toHaveLength(pagesTogether);
});
