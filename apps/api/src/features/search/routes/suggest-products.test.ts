import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../../test/refusals';
import { wardrobe } from '../../../../test/seed/wardrobe';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ stores: [wardrobe] });
});
afterAll(() => api.close());

const suggest = (term: string, culture = 'en') =>
  api.call(`/api/products/suggestions?Term=${encodeURIComponent(term)}`, { store: 'wardrobe', culture });

describe('200', () => {
  it('matches the unfinished word as a prefix', async () => {
    const { status, body } = await suggest('sh');
    expect(status).toBe(200);
    expect(body.products.map(({ id }: { id: string }) => id)).toEqual(['shorts', 'home', 'away']);
    expect(body.categories.map(({ id }: { id: string }) => id)).toEqual(['shirts']);
  });

  it('returns the corrected spelling', async () => {
    expect((await suggest('camizeta', 'es')).body).toMatchObject({
      suggestion: 'camiseta',
      products: [{ id: 'home' }, { id: 'away' }],
    });
  });
});

describe('400', () => {
  it.each([
    ['', 'TooShort'],
    ['x'.repeat(201), 'TooLong'],
  ])('rejects the term "%s"', async (term, code) => {
    expectRefusal(await suggest(term), 400, code, 'Term');
  });
});

describe('404', () => {
  it('rejects an unknown store', async () => {
    const answer = await api.call('/api/products/suggestions?Term=a', { store: 'west' });
    expectRefusal(answer, 404, 'UnknownStore', 'StoreId');
  });
});
