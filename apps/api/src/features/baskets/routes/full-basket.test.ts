import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, newCustomer } from '../../../../test/customer';
import { expectRefusal } from '../../../../test/refusals';
import { newShopper, type Shopper } from '../../../../test/shopper';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import type { BasketLine } from '../contract';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.context.db.updateTable('variants').set({ stock: 500 }).where('store_id', '=', 'north').execute();
});
afterAll(() => api.close());

/** Prints a different number on each line, so that lines do not merge. */
const printed = (at: number, productId = at % 2 ? 'jersey-red-s' : 'jersey-blue-s') => ({
  productId,
  quantity: 1,
  addOnAndProductRelationId: 'jersey-name',
  personalisation: { name: `FAN ${String.fromCodePoint(65 + Math.floor(at / 26), 65 + (at % 26))}` },
});
async function withLines(count: number, first = 0): Promise<Shopper> {
  const fan = await newShopper(api.call);
  const lines = Array.from({ length: count }, (_, at) => printed(first + at));
  expect((await fan.set(...lines)).status).toBe(200);
  return fan;
}
const linesOf = async ({ basket }: Shopper): Promise<BasketLine[]> => (await basket()).body.basket.lines;

describe('a basket of 100 lines', () => {
  it('accepts a higher quantity, but no other line', async () => {
    const fan = await withLines(100);
    const { productId, ...print } = printed(7);
    expect((await fan.addPrinted(productId, print)).body.summary.quantity).toBe(101);
    const answer = await fan.add('cap-black-onesize');
    expectRefusal(answer, 409, 'BasketFull');
    expect(answer.body.errors[0].message).toContain('100');
    expect(await linesOf(fan)).toHaveLength(100);
  });

  it('accepts a line that replaces another', async () => {
    const fan = await withLines(100);
    const cap = { productId: 'cap-black-onesize', quantity: 1 };
    expectRefusal(await fan.set(cap), 409, 'BasketFull');
    expect((await fan.set({ ...printed(0), quantity: 0 }, cap)).status).toBe(200);
    expect(await linesOf(fan)).toHaveLength(100);
  });
});

it('keeps the newest 100 lines when a login merges two baskets', async () => {
  const { email } = await newCustomer(api, 'collector@example.com');
  const body = ({ token }: Shopper) => ({ body: { basketToken: token } });
  await logIn(api, email, body(await withLines(60)));
  const guest = await withLines(70, 100);
  await logIn(api, email, body(guest));
  const names = (await linesOf(guest)).map(({ personalisation }) => personalisation?.name);
  const namesFrom = (first: number, count: number) =>
    Array.from({ length: count }, (_, at) => printed(first + at).personalisation.name);
  expect(names).toEqual([...namesFrom(100, 70), ...namesFrom(30, 30)]);
});
