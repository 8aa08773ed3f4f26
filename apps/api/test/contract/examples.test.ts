import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ContractFixture, startContractFixture } from './contract-fixture';
import { exampleRequest, prepareFor, withoutExample } from './example-request';
import { documentOf, type Operation, operationsOf } from './operations';
import { toInjectOptions } from './requests';
import { recordKnownValues } from './store-values';

let fixture: ContractFixture;
let operations: Operation[];
beforeAll(async () => {
  fixture = await startContractFixture();
  operations = operationsOf(documentOf(fixture.api.app));
});
afterAll(() => fixture.close());

it('answers every example of a request like the example of its response', { timeout: 600_000 }, async () => {
  const { known } = fixture.store;
  const faults: string[] = [];
  for (const operation of operations.filter(({ id }) => !withoutExample.has(id))) {
    await prepareFor(fixture.store, operation);
    const answer = await fixture.api.app.inject(toInjectOptions(exampleRequest(operation), known));
    const { statusCode: status, headers, rawPayload } = answer;
    recordKnownValues(known, { status, headers, body: rawPayload });
    if (status >= 300) faults.push(`${operation.id} answered ${status} ${answer.body}`);
    const example = operation.responses[String(status)]?.content?.['application/json']?.example;
    if (example === undefined || status >= 300) continue;
    const names = Object.keys(answer.json()).filter((name) => !Object.hasOwn(Object(example), name));
    if (names.length > 0) faults.push(`${operation.id} has no example of ${names.join(', ')}`);
  }
  expect(faults).toEqual([]);
});
