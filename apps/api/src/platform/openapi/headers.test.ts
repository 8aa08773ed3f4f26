import { beforeAll, expect, it } from 'vitest';
import { openApiText } from '../../openapi-document';

interface Operation {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: { name: string; in: string; required?: boolean }[];
  responses: Record<string, { headers?: Record<string, unknown> }>;
}

let operations: Operation[];
beforeAll(async () => {
  const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(await openApiText());
  operations = Object.values(document.paths).flatMap((path) => Object.values(path));
});

const has = ({ parameters = [] }: Operation, place: string, name: string) =>
  parameters.some((each) => each.in === place && each.name === name);

it('marks StoreId as required, unless the query can name the store', () => {
  const shop = operations.filter((operation) => has(operation, 'header', 'StoreId'));
  const optional = shop
    .filter(({ parameters = [] }) => !parameters.find(({ name }) => name === 'StoreId')?.required)
    .filter((operation) => !has(operation, 'query', 'storeId'))
    .map(({ operationId }) => operationId);
  expect(shop.length).toBeGreaterThan(40);
  expect(optional).toEqual(['getSettings']);
});

it('documents 401 for every operation with credentials, with its challenge', () => {
  const secured = operations.filter(({ security = [] }) => security.length > 0);
  expect(secured.length).toBeGreaterThan(20);
  for (const { operationId, responses } of secured)
    expect(responses[401]?.headers, operationId).toHaveProperty('WWW-Authenticate');
});

it('documents when to try again, and the id of the request', () => {
  const missing = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, { headers = {} }]) => {
      const names = ['429', '503'].includes(status) ? ['x-request-id', 'Retry-After'] : ['x-request-id'];
      return names.filter((name) => !headers[name]).map((name) => `${operationId} ${status} ${name}`);
    }),
  );
  expect(missing).toEqual([]);
});
