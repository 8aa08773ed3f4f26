import { expect, test } from 'vitest';
import { createCatalogue } from '../../test/catalogue-shop';
import { loadList } from './actions';
import { createList } from './create-list';
import { emptyListQuery, type ListQuery } from './list-query';

const colored = (color: string): ListQuery => ({
  ...emptyListQuery,
  multiple: { ...emptyListQuery.multiple, color: [color] },
});

async function delivered() {
  const catalogue = createCatalogue();
  const loading = loadList(catalogue.client, { query: emptyListQuery, categoryId: null, page: 1 });
  await catalogue.answer();
  const { summary } = await loading;
  const list = createList({
    client: catalogue.client,
    categoryId: null,
    delivered: { query: emptyListQuery, summary },
  });
  const names = () => list.state.getState().products.map(({ name }) => name);
  return { catalogue, list, names, now: () => list.state.getState() };
}

test('loads the pages of an address together', async () => {
  const { client, answer } = createCatalogue();
  const loading = loadList(client, { query: { ...emptyListQuery, through: 9 }, categoryId: null, page: 1 });
  for (let page = 0; page < 8; page++) await answer();
  const { products, summary } = await loading;
  expect(products).toHaveLength(60);
  expect(summary).toMatchObject({ page: 1, through: 3, totalPages: 3, totalItems: 60 });
});

test('starts with the page’s initial data', async () => {
  const { now } = await delivered();
  expect(now()).toMatchObject({ isAsDelivered: true, products: [], isLoading: false });
});

test('shows another query, and the latest of two in any order of responses', async () => {
  const { list, catalogue, names, now } = await delivered();
  void list.show(colored('red'));
  void list.show(colored('blue'));
  expect(now()).toMatchObject({ isLoading: true, query: colored('blue') });
  await catalogue.answer(1);
  await catalogue.answer(0);
  expect(names()[0]).toBe('color:blue 1');
  expect(now()).toMatchObject({ isLoading: false, isAsDelivered: false });
});

test('goes back to the page’s initial data without a call', async () => {
  const { list, catalogue, now } = await delivered();
  void list.show(colored('red'));
  void list.show(emptyListQuery);
  await catalogue.answer();
  expect(now()).toMatchObject({ isAsDelivered: true, products: [], isLoading: false });
  expect(catalogue.asked()).toEqual([]);
});

test('adds the next pages until there are none', async () => {
  const { list, catalogue, names, now } = await delivered();
  void list.showMore();
  await catalogue.answer();
  expect(names()).toHaveLength(24);
  expect(now()).toMatchObject({
    isAsDelivered: true,
    query: { through: 2 },
    summary: { page: 1, through: 2 },
  });
  void list.showMore();
  await catalogue.answer();
  expect(names().at(-1)).toBe('all 60');
  await list.showMore();
  expect(catalogue.asked()).toEqual([]);
});

test('keeps what is shown when a call fails', async () => {
  const { list, catalogue, names, now } = await delivered();
  void list.showMore();
  await catalogue.answer();
  void list.show(colored('red'));
  await catalogue.fail();
  expect(now().error).toBeInstanceOf(Error);
  expect(now().isLoading).toBe(false);
  expect(names()).toHaveLength(24);
});

test('loads again after a failure', async () => {
  const { list, catalogue, names, now } = await delivered();
  void list.show(colored('red'));
  await catalogue.fail();
  void list.show(colored('red'));
  await catalogue.answer();
  expect(names()[0]).toBe('color:red 1');
  expect(now().error).toBeNull();
});

test('a query on a later page is another list than on the first', async () => {
  const { list, catalogue, names, now } = await delivered();
  void list.show(emptyListQuery, 2);
  await catalogue.answer();
  expect(names()[0]).toBe('all 25');
  expect(now()).toMatchObject({ isAsDelivered: false, summary: { page: 2, through: 2 } });
  await list.show(emptyListQuery, 2);
  expect(catalogue.asked()).toEqual([]);
});
