import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importStore } from '../../src/features/imports/import-store';
import type { StoreData } from '../../src/features/imports/store-data';
import { register } from '../customer';
import { type PaidApi, startPaidApi } from '../paid-api';
import { north } from '../seed/north';
import { newShopper, readyShopper } from '../shopper';
import type { Answer } from '../test-api';

// The embedded database has one connection, so shoppers always wait for the import.
describe.runIf(process.env.TEST_DATABASE_URL)('during an import of the store', () => {
  let api: PaidApi;
  beforeAll(async () => {
    api = await startPaidApi();
  });
  afterAll(() => api.close());

  /** Changes and raises the price of every product, and adds two caps. */
  function changed(): StoreData {
    const data = structuredClone(north);
    for (const product of data.products) {
      product.isNew = !product.isNew;
      for (const price of Object.values(product.prices)) price.unit += 100;
    }
    const caps = data.products.find(({ id }) => id === 'cap')?.colors.flatMap(({ variants }) => variants);
    for (const cap of caps ?? []) cap.stock += 2;
    return data;
  }

  const stockOf = async (id: string) => {
    const variant = api.context.db.selectFrom('variants').select('stock').where('id', '=', id);
    return (await variant.where('store_id', '=', 'north').executeTakeFirstOrThrow()).stock;
  };

  it('shoppers register, fill baskets and pay; only checkouts of changed products wait', async () => {
    const before = await stockOf('cap-black-onesize');
    const capFan = await readyShopper(api.call, 'cap-black-onesize');
    const answers: Answer[] = [];
    let capPaid: Promise<Answer> | undefined;
    await importStore(api.context.db, changed(), {
      inTransaction: async () => {
        capPaid = capFan.pay();
        const fan = await newShopper(api.call);
        answers.push(
          await register(api, 'during-import@example.com'),
          await fan.add('jersey-red-s'),
          await fan.bill(),
          await fan.choose(),
          await fan.pay(),
        );
      },
    });
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await capPaid).toMatchObject({ status: 200 });
    expect(await stockOf('cap-black-onesize')).toBe(before + 2 - 1);
  });
});
