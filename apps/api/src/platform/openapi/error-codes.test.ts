import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@matchday/dictionary/languages';
import { beforeAll, expect, it } from 'vitest';
import { openApiText } from '../../openapi-document';
import { codesByOperation } from './texts/error-codes';

interface Operation {
  operationId: string;
  responses: Record<string, { 'x-error-codes'?: string[] }>;
}

let operations: Operation[];
beforeAll(async () => {
  const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(await openApiText());
  operations = Object.values(document.paths).flatMap((path) => Object.values(path));
});

it('lists the error codes of every error response, each with a message', () => {
  const failures = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, response]) => ({
        at: `${operationId} ${status}`,
        codes: response['x-error-codes'] ?? [],
      })),
  );
  expect(failures.filter(({ codes }) => codes.length === 0).map(({ at }) => at)).toEqual([]);
  expect(
    failures.flatMap(({ codes }) => codes).filter((code) => !(code in languages.en.errorMessages)),
  ).toEqual([]);
});

it('lists no code for an unknown operation or status', () => {
  const known = new Map(operations.map(({ operationId, responses }) => [operationId, responses]));
  const unused = Object.entries(codesByOperation).flatMap(([operationId, codes]) =>
    Object.keys(codes)
      .filter((status) => !known.get(operationId)?.[status])
      .map((status) => `${operationId} ${status}`),
  );
  expect(unused).toEqual([]);
});

it('lists the codes that handlers throw', () => {
  const folder = join(import.meta.dirname, '../../features');
  const thrown = globSync('**/*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      const [, operationId] = /operationId: '(\w+)'/.exec(source) ?? [];
      if (!operationId) return [];
      return [...source.matchAll(/new ApiError\(\s*(\d{3}),\s*'(\w+)'/g)].map(
        ([, status = '', code = '']) => ({
          operationId,
          status,
          code,
        }),
      );
    });
  expect(thrown.length).toBeGreaterThan(30);
  const unlisted = thrown.filter(({ operationId, status, code }) => {
    const responses = operations.find((operation) => operation.operationId === operationId)?.responses;
    return !responses?.[status]?.['x-error-codes']?.includes(code);
  });
  expect(unlisted).toEqual([]);
});
