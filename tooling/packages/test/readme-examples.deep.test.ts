import { expect, test } from 'vitest';
import { createReadmeApp } from './readme-app';
import { checkedExample } from './readme-example';
import { startShopServices } from './shop-services';

/** What stands around an example that calls a shop API: before it, and after it what must be true then. */
const aroundExamples: Readonly<Record<string, { before: string; after: string }>> = {
  'api-client': {
    before: '',
    after: `
      const { basket } = await client.call('getBasket', { path: { token: summary.token } });
      assert.deepEqual(basket.lines.map(({ productId, quantity }) => [productId, quantity]), [['dbu-cap-red-onesize', 1]]);`,
  },
  commerce: {
    before: `
      import { renderToStaticMarkup } from 'react-dom/server';
      const document = { cookie: '', location: { protocol: 'https:' } };
      const kept = new Map<string, string>();
      const localStorage = {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      };`,
    after: `
      const { token, totalQuantity } = basket.state.getState();
      assert.equal(totalQuantity, 1);
      const { basket: stored } = await client.call('getBasket', { path: { token: token ?? '' } });
      assert.deepEqual(stored.lines.map(({ productId }) => productId), ['dbu-cap-red-onesize']);
      // What a server renders knows no basket yet.
      assert.equal(renderToStaticMarkup(<Page />), '<b>0</b>');
      // The channel between tabs stays open, as in a page.
      process.exit(0);`,
  },
};
const baseUrl = /baseUrl: '[^']*'/;

const app = createReadmeApp(() =>
  Object.entries(aroundExamples).map(([name, { before, after }]) => {
    const example = checkedExample(name);
    if (!baseUrl.test(example)) throw new Error(`The example of ${name} names no API.`);
    const source = [before, example.replace(baseUrl, "baseUrl: process.env.API_URL ?? ''"), after];
    return [name, source.join('\n')];
  }),
);

test('the examples of api-client and commerce fill a basket of a shop API', async () => {
  const { services } = await startShopServices();
  await app.compile();
  for (const name of Object.keys(aroundExamples))
    await expect(app.run(name, { API_URL: services.api.url })).resolves.toMatchObject({ stderr: '' });
});
