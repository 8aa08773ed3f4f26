import { afterAll, beforeAll, expect, it } from 'vitest';
import { north } from '../seed/north';
import { startTestApi, type TestApi } from '../test-api';
import { documentOf, operationsOf, type Schema } from './operations';
import { createResponseCheck } from './response-check';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ stores: [north] });
});
afterAll(() => api.close());

const [jersey] = north.products;
const variant = jersey?.colors[0]?.variants[0]?.id ?? '';

/** The calls of S7.30 to S7.35, and the property with what they answer. */
const calls = [
  ['listCategories', '/api/categories', 'categories'],
  ['getCategory', '/api/categories/shirts', 'category'],
  ['listCategorySitemap', '/api/categories/sitemap?page=1', 'sitemap'],
  ['listProducts', '/api/products?id=jersey', 'products'],
  ['getProduct', '/api/products/jersey', 'product'],
  ['getPreorder', '/api/products/away/preorder', 'preorder'],
  ['listCategoryProducts', '/api/products/category/shirts?page=1&pageSize=2', 'products'],
  ['getProductByVariant', `/api/products/variant/${variant}`, 'product'],
  ['listProductSitemap', '/api/products/sitemap?page=1', 'sitemap'],
  ['searchProducts', '/api/products/search?Term=jersey', 'products'],
  ['searchProductsByBody', '/api/products/search', 'products'],
] as const;

it.each(calls)(
  '%s answers what the contract describes, and describes all of it (S7.36)',
  async (id, url, part) => {
    const document = documentOf(api.app);
    const operation = operationsOf(document).find((one) => one.id === id);
    if (!operation) throw new Error(`The contract has no operation ${id}.`);
    const headers = { StoreId: 'north', culture: 'en' };
    const { method } = operation;
    const response = await api.app.inject({
      method,
      url,
      headers,
      ...(method === 'POST' && { payload: {} }),
    });
    expect(response.statusCode).toBe(200);
    const answer = { status: response.statusCode, headers: response.headers, body: response.rawPayload };
    expect(createResponseCheck(document)(operation, answer, ['en'])).toBeUndefined();
    const body = response.json();
    expect(body.meta ?? { status: 200 }).toMatchObject({ status: 200 });
    expect(JSON.stringify(body[part]).length).toBeGreaterThan(50);
    const schema = operation.responses['200']?.content?.['application/json']?.schema;
    expect(undescribed(body, schema, document)).toEqual([]);
  },
);

/** The paths of a value's properties that a schema does not name, or names without a type. */
function undescribed(value: unknown, schema: Schema | undefined, document: object, path = 'body'): string[] {
  if (!schema) return [path];
  if (schema.$ref) return undescribed(value, resolve(schema.$ref, document), document, path);
  if (schema.anyOf) {
    const found = schema.anyOf.map((one) => undescribed(value, one, document, path));
    return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => undescribed(item, schema.items, document, `${path}.${index}`));
  if (typeof value !== 'object' || value === null)
    return schema.type || schema.enum || 'const' in schema ? [] : [path];
  const others = schema.additionalProperties ?? Object.values(schema.patternProperties ?? {})[0];
  return Object.entries(value).flatMap(([name, item]) => {
    const described = schema.properties?.[name] ?? (typeof others === 'object' ? others : undefined);
    return undescribed(item, described, document, `${path}.${name}`);
  });
}

const resolve = (pointer: string, document: object): Schema | undefined =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document) as Schema | undefined;
