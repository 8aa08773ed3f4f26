import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, expect, it } from 'vitest';
import { TitleTakenTwice, toOpenApi31 } from './document';
import { documentPath, writtenDocument } from './written-document';

let text: string;
beforeAll(async () => {
  text = await writtenDocument();
});

it('is the document that the client is made from (npm run openapi writes it)', () => {
  expect(readFileSync(documentPath, 'utf8')).toBe(text);
});

it('is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

it('names every operation, tags it and says all that it may answer', () => {
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

it('makes a component of a titled schema, once, and a union of a nullable one', () => {
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

it('refuses one title for two schemas', () => {
  const paths = { a: { type: 'string', title: 'Name' }, b: { type: 'number', title: 'Name' } };
  expect(() => toOpenApi31({ paths })).toThrow(TitleTakenTwice);
});

interface OperationOfDocument {
  operationId: string;
  tags: string[];
  responses: Record<string, unknown>;
}
