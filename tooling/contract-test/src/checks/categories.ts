import type { Result } from '@matchday/api-client';
import type { Kit } from '../kit';

type Node = Pick<Result<'listCategories'>['categories'][number], 'id' | 'name' | 'url'> & {
  children?: readonly unknown[];
};

const maxChecked = 8;

/** The category tree and its pages. Returns the ids of the categories. */
export async function checkCategories(kit: Kit): Promise<string[]> {
  const ids: string[] = [];
  await kit.check('listCategories', async () => {
    const { body } = await kit.succeed('listCategories');
    const nodes = body.categories.flatMap((node) => flat(node));
    ids.push(...nodes.map(({ id }) => id));
    kit.expect('listCategories', nodes.length > 0, 'there are no categories');
    kit.expect('listCategories', new Set(ids).size === ids.length, 'a category is listed twice');
    for (const node of nodes.slice(0, maxChecked)) await checkCategory(kit, node);
    await checkCulture(kit, nodes);
  });
  await kit.check('listCategorySitemap', async () => {
    const { body } = await kit.succeed('listCategorySitemap', { query: { page: 1 } });
    const { entries, totalItems } = body.sitemap;
    kit.expect('listCategorySitemap', entries.length > 0, 'the sitemap is empty');
    kit.expect('listCategorySitemap', totalItems >= entries.length, 'totalItems is less than the entries');
    const { body: tree } = await kit.succeed('listCategories');
    const urls = new Set(entries.map(({ url }) => url));
    const missing = tree.categories.filter(({ url }) => !urls.has(url)).map(({ url }) => url);
    kit.expect('listCategorySitemap', missing.length === 0, `${missing.join(', ')} of the tree are missing`);
  });
  await kit.check('getCategory', () =>
    kit.refuse('getCategory', { path: { id: 'no-such-category' } }, 404, 'UnknownCategory'),
  );
  return ids;
}

async function checkCategory(kit: Kit, { id, name, url, children = [] }: Node): Promise<void> {
  const { category } = (await kit.succeed('getCategory', { path: { id } })).body;
  kit.expect('getCategory', category.id === id, `the category ${id} has the id ${category.id}`);
  kit.expect('getCategory', category.name === name, `the name of ${id} is not that of the tree`);
  kit.expect('getCategory', category.url === url, `the URL of ${id} is not that of the tree`);
  const listed = (children as readonly Node[]).map((child) => child.id).join();
  const own = category.children.map((child) => child.id).join();
  kit.expect(
    'getCategory',
    listed === '' || listed === own,
    `the children of ${id} are not those of the tree`,
  );
}

async function checkCulture(kit: Kit, nodes: readonly Node[]): Promise<void> {
  const other = [...kit.currencies.keys()].find((culture) => culture !== kit.options.culture);
  if (other === undefined) return;
  const { body } = await kit.succeed('listCategories', { culture: other });
  const there = body.categories.flatMap((node) => flat(node));
  kit.expect('listCategories', there.length === nodes.length, 'cultures have different trees');
  const isSame = there.every(({ url }, at) => url === nodes[at]?.url);
  kit.expect('listCategories', !isSame, 'two cultures have the same URLs');
}

function flat(node: Node): Node[] {
  return [node, ...((node.children ?? []) as readonly Node[]).flatMap((child) => flat(child))];
}
