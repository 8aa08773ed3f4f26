import type { Kit } from '../kit';
import type { Product } from './products';

/** Health and images. */
export async function checkService(kit: Kit, [product]: readonly Product[]): Promise<void> {
  for (const id of ['getLiveness', 'getReadiness'])
    await kit.check(id, async () => {
      const { status } = await kit.send(id, { store: null });
      kit.expect(id, status === 200, `answers ${status}`);
    });
  const url = product?.images[0]?.url;
  const [, store, key] = /^\/media\/([^/]+)\/([^/?]+)$/.exec(url ?? '') ?? [];
  if (store === undefined || key === undefined) return;
  await kit.check('getMedia', async () => {
    const image = await kit.send('getMedia', { path: { store, key }, query: { width: 320 } });
    // A store may lack the image; its contract is kept then.
    const isFound = image.status === 200 && image.text.length > 100;
    kit.expect('getMedia', isFound || image.status === 404, `answers ${image.status} for ${url}`);
    const unknown = await kit.send('getMedia', { path: { store, key: 'no-such-image' } });
    kit.expect('getMedia', unknown.status === 404, `answers ${unknown.status} for an unknown image`);
  });
}
