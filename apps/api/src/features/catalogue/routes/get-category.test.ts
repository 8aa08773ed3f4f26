import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('200', () => {
  it('returns the category with its breadcrumb and children', async () => {
    const { status, body } = await api.call('/api/categories/home');
    expect(status).toBe(200);
    expect(body.category).toEqual({
      id: 'home',
      name: 'Home shirts',
      url: '/shirts/home/c-home/',
      metaTitle: 'Home shirts | North',
      metaDescription: 'Home shirts',
      description: 'All Home shirts',
      image: null,
      breadcrumb: [{ name: 'Shirts', url: '/shirts/c-shirts/' }],
      children: [],
    });
    const { body: above } = await api.call('/api/categories/shirts', { culture: 'da' });
    expect(above.category.children).toEqual([
      { id: 'home', name: 'Hjemmetrøjer', url: '/da/shirts-da/home-da/c-home/', image: null },
    ]);
  });
});

describe('400', () => {
  it('rejects a malformed id', async () => {
    const { status, body } = await api.call('/api/categories/not_an_id');
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ code: 'WrongForm', message: 'id has an invalid format.', field: 'id' }]);
  });
});

describe('404', () => {
  it.each(['gloves', 'nothing', 'south-root'])(
    'does not know %s, be it of another store or of none',
    async (id) => {
      const { status, body } = await api.call(`/api/categories/${id}`, { culture: 'da' });
      expect(status).toBe(404);
      expect(body).toMatchObject({
        meta: { status: 404, redirect: null },
        success: false,
        errors: [{ code: 'UnknownCategory', message: 'Kategorien kunne ikke findes.' }],
      });
    },
  );
});
