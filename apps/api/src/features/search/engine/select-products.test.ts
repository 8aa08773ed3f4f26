import { cases } from '@matchday/test-depth';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SearchRow, SearchVariant } from '../queries';
import { dayNumber, ProductTable } from './product-table';
import { selectProducts } from './select-products';
import { emptySelection, type Selection } from './selection';

const today = '2026-06-01';
const colors = ['red', 'blue', 'green'];
const sizes = ['S', 'M', 'L'];
const categories = ['top', 'shirts', 'caps'];
const brands = ['a', 'b'];

const variants: fc.Arbitrary<SearchVariant> = fc.tuple(
  fc.constantFrom(...colors),
  fc.constantFrom(...sizes),
  fc.integer({ min: 0, max: 5 }),
  fc.boolean(),
  fc.boolean(),
  fc.constantFrom(null, '2026-05-31', today, '2026-06-02'),
);
const rows: fc.Arbitrary<Omit<SearchRow, 'id'>> = fc.record({
  position: fc.nat(5),
  added_at: fc.nat(),
  is_new: fc.boolean(),
  brand: fc.constantFrom(...brands),
  name: fc.constant(''),
  description: fc.constant(''),
  features: fc.constant([]),
  category_ids: fc.subarray(categories),
  colors: fc.constant([]),
  players: fc.constant([]),
  variants: fc.array(variants, { maxLength: 4 }),
});
const price = fc.record({
  min: fc.option(fc.nat(5), { nil: undefined }),
  max: fc.option(fc.nat(5), { nil: undefined }),
});
const selections: fc.Arbitrary<Selection> = fc.record({
  within: fc.option(fc.constantFrom(...categories), { nil: undefined }),
  category: fc.subarray(categories),
  brand: fc.subarray([...brands, 'unknown']),
  color: fc.subarray([...colors, 'unknown']),
  size: fc.subarray(sizes),
  price: fc.option(price, { nil: undefined }),
  inStock: fc.boolean(),
  onSale: fc.boolean(),
  new: fc.boolean(),
});

/** A naive implementation: filters product by product, and again for each filter value. */
function naive(products: readonly SearchRow[], selection: Selection): string[] {
  const allows = (chosen: readonly string[], value: string) => chosen.length === 0 || chosen.includes(value);
  return products
    .filter(
      (row) =>
        (selection.within === undefined || row.category_ids.includes(selection.within)) &&
        (selection.category.length === 0 || row.category_ids.some((id) => selection.category.includes(id))) &&
        allows(selection.brand, row.brand) &&
        (!selection.new || row.is_new) &&
        (row.variants ?? []).some(
          ([color, size, price, isReduced, hasStock, from]) =>
            allows(selection.color, color) &&
            allows(selection.size, size) &&
            price >= (selection.price?.min ?? 0) &&
            price <= (selection.price?.max ?? Number.POSITIVE_INFINITY) &&
            (!selection.onSale || isReduced) &&
            (!selection.inStock || (hasStock && (from === null || from <= today))),
        ),
    )
    .map(({ id }) => id);
}

it('selects and counts like a naive implementation, including changed products', () => {
  fc.assert(
    fc.property(
      fc.array(rows, { maxLength: 8 }),
      fc.array(rows, { maxLength: 4 }),
      selections,
      (before, after, selection) => {
        const table = new ProductTable();
        const put = (row: SearchRow) =>
          table.put(
            row,
            row.category_ids.map((id) => ({ id, name: id })),
          );
        const named = (list: typeof before) => list.map((row, at) => ({ ...row, id: `p${at}` }));
        for (const row of [...named(before), ...named(after)]) put(row);
        table.remove('p7');
        const products = [...named(after), ...named(before).slice(after.length)].filter(
          ({ id }) => id !== 'p7',
        );

        const all = Array.from({ length: table.end }, (_, ordinal) => ordinal);
        const { matches, counts } = selectProducts(table, all, selection, dayNumber(today));
        const idOf = (ordinal: number) => table.at(ordinal)?.id;
        expect(matches.map(({ ordinal }) => idOf(ordinal))).toEqual(naive(products, selection));

        const howMany = (change: Partial<Selection>) => naive(products, { ...selection, ...change }).length;
        for (const [id, list] of [
          ['color', table.colors],
          ['size', table.sizes],
          ['brand', table.brands],
          ['category', table.categories],
        ] as const) {
          const expected = Array.from({ length: list.size }, (_, at) => howMany({ [id]: [list.idOf(at)] }));
          expect([id, [...counts.multiple[id]]]).toEqual([id, expected]);
        }
        for (const bit of ['inStock', 'onSale', 'new'] as const)
          expect(counts.bits[bit]).toBe(howMany({ [bit]: true }));
        const amounts = [0, 1, 2, 3, 4, 5].filter(
          (amount) => howMany({ price: { min: amount, max: amount } }) > 0,
        );
        expect(counts.price).toEqual(
          amounts.length === 0 ? undefined : { min: amounts[0], max: amounts.at(-1) },
        );
      },
    ),
    { numRuns: cases(300, 5_000) },
  );
});

it('returns all candidates if nothing is selected', () => {
  const table = new ProductTable();
  const row = {
    position: 0,
    added_at: 0,
    is_new: false,
    brand: 'a',
    name: '',
    description: '',
    features: [],
  };
  for (let at = 0; at < 40; at += 1)
    table.put(
      {
        ...row,
        id: `p${at}`,
        category_ids: [],
        colors: [],
        players: [],
        variants: [['red', 'S', at, false, true, null]],
      },
      [],
    );
  const { matches } = selectProducts(table, [39, 0], emptySelection, dayNumber(today));
  expect(matches).toEqual([
    { ordinal: 39, color: 0, price: 39 },
    { ordinal: 0, color: 0, price: 0 },
  ]);
});

it('names a color as most products do, whatever the order of the changes', () => {
  const product = (id: string, name: string) => ({
    id,
    position: 0,
    added_at: 0,
    is_new: false,
    brand: 'a',
    name: '',
    description: '',
    features: [],
    category_ids: [],
    players: [],
    colors: [['black', name]] as [string, string][],
    variants: ['S', 'M'].map((size): SearchVariant => ['black', size, 1, false, true, null]),
  });
  const plain = ['p1', 'p2', 'p3'].map((id) => product(id, 'Black'));
  const other = product('p4', 'Black/signal red');
  for (const order of [
    [...plain, other],
    [other, ...plain],
  ]) {
    const table = new ProductTable();
    for (const row of [...order, other]) table.put(row, []);
    expect(table.colors.nameOf(0)).toBe('Black');
    for (const { id } of plain) table.remove(id);
    expect(table.colors.nameOf(0)).toBe('Black/signal red');
    table.put(product('p4', 'Jet'), []);
    expect(table.colors.nameOf(0)).toBe('Jet');
  }
});
