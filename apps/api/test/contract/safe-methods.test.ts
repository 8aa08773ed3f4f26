import { propertySeed as seed } from '@matchday/test-depth';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newShopper } from '../shopper';
import { contentOfTables } from './content-of-tables';
import { type ContractFixture, startContractFixture } from './contract-fixture';
import { documentOf, operationsOf } from './operations';
import { toInjectOptions, validRequest } from './requests';

let fixture: ContractFixture;
beforeAll(async () => {
  fixture = await startContractFixture();
  await fixture.store.buy();
  for (let count = 0; count < 3; count += 1) {
    await fixture.store.newShopper();
    await fixture.store.newCustomer();
  }
  const guest = await newShopper(fixture.api.call);
  await guest.add('jersey-red-s');
  fixture.store.known.add('basket', guest.token);
});
afterAll(() => fixture.close());

it(`a GET changes no row, also with a customer's login (PROPERTY_SEED=${seed})`, async () => {
  const document = documentOf(fixture.api.app);
  const reads = operationsOf(document).filter(({ method, id }) => method === 'GET' && id !== 'getMedia');
  expect(reads.length).toBeGreaterThan(20);
  for (const operation of reads) {
    const before = await contentOfTables(fixture.api);
    for (const request of fc.sample(validRequest(operation, document), { numRuns: 30, seed })) {
      request.headers.Authorization ??= customer();
      await fixture.api.app.inject(toInjectOptions(request, fixture.store.known));
    }
    expect(await contentOfTables(fixture.api), operation.id).toEqual(before);
  }
});

const customer = () => fixture.store.known.newest('customer');
