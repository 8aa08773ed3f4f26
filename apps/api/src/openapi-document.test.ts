import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, expect, it } from 'vitest';
import { documentPath, openApiText } from './openapi-document';
import { DuplicateTitle, toOpenApi31 } from './platform/openapi/document';

let text: string;
beforeAll(async () => {
  text = await openApiText();
});

it('equals the committed document (to update, run npm run openapi)', () => {
  expect(readFileSync(documentPath, 'utf8')).toBe(text);
});

it('is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

it('has an id, a tag and all responses for every operation', () => {
  const operations = Object.values<Record<string, OperationOfDocument>>(JSON.parse(text).paths).flatMap(
    (path) => Object.values(path),
  );
  expect(operations.length).toBeGreaterThan(20);
  for (const operation of operations) {
    expect(operation).toMatchObject({ operationId: expect.any(String), summary: expect.any(String) });
    expect(operation.tags).toHaveLength(1);
    expect(operation.responses).toHaveProperty('500.content.application/json.schema.$ref');
  }
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

it('uses no keyword of OpenAPI 3.0', () => {
  expect(text).not.toMatch(/"nullable"/);
});

it('creates one component per titled schema, and a union for a nullable one', () => {
  const money = {
    type: 'object',
    title: 'Money',
    properties: { amount: { type: 'number', nullable: true } },
  };
  const document = toOpenApi31({ paths: { a: money, b: { ...money, nullable: true } } });
  expect(document).toEqual({
    paths: {
      a: { $ref: '#/components/schemas/Money' },
      b: { anyOf: [{ $ref: '#/components/schemas/Money' }, { type: 'null' }] },
    },
    components: {
      schemas: { Money: { type: 'object', properties: { amount: { type: ['number', 'null'] } } } },
    },
  });
});

it('rejects two schemas with the same title', () => {
  const paths = { a: { type: 'string', title: 'Name' }, b: { type: 'number', title: 'Name' } };
  expect(() => toOpenApi31({ paths })).toThrow(DuplicateTitle);
});

interface OperationOfDocument {
  operationId: string;
  tags: string[];
  responses: Record<string, unknown>;
}
