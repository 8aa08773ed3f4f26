import { languages } from '@matchday/dictionary/languages';
import { beforeAll, expect, it } from 'vitest';
import { openApiText } from '../../openapi-document';

interface Operation {
  operationId: string;
  responses: Record<string, { 'x-error-codes'?: string[] }>;
}

let operations: Operation[];
beforeAll(async () => {
  const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(await openApiText());
  operations = Object.values(document.paths).flatMap((path) => Object.values(path));
});

const codesOf = (id: string, status: number) =>
  operations.find(({ operationId }) => operationId === id)?.responses[status]?.['x-error-codes'];

it('lists the error codes of every error response, each with a message', () => {
  const failures = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, response]) => ({
        at: `${operationId} ${status}`,
        codes: response['x-error-codes'] ?? [],
      })),
  );
  expect(failures.length).toBeGreaterThan(operations.length);
  expect(failures.filter(({ codes }) => codes.length === 0).map(({ at }) => at)).toEqual([]);
  expect(
    failures.flatMap(({ codes }) => codes).filter((code) => !(code in languages.en.errorMessages)),
  ).toEqual([]);
});

it('lists the codes of the rules that an operation calls', () => {
  expect(codesOf('checkOutBasket', 409)).toContain('VoucherExpired');
  expect(codesOf('register', 400)).toContain('TermsNotAccepted');
  expect(codesOf('addBasketLine', 404)).toContain('UnknownPlayer');
});

it('lists the codes of the hooks that run before an operation', () => {
  expect(codesOf('getCategory', 404)).toEqual(['UnknownCategory', 'UnknownStore']);
  expect(codesOf('listOrders', 429)).toEqual(['TooManyRequests']);
});
