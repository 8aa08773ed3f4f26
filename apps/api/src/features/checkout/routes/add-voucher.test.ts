import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, rejectsInvalidBaskets } from '../../../../test/refusals';
import { northWithVouchers } from '../../../../test/seed/vouchers';
import { newShopper, readyShopper, type Shopper } from '../../../../test/shopper';
import { startTestApi, type TestApi } from '../../../../test/test-api';

const now = new Date('2026-11-21T12:00:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ stores: [northWithVouchers], clock: () => now });
});
afterAll(() => api.close());

const path = (token: string, code: string) =>
  `/api/checkout/${token}/voucher?voucherCode=${encodeURIComponent(code)}`;
const add = ({ token }: Shopper, code: string, culture = 'en') =>
  api.call(path(token, code), { method: 'POST', culture });
const remove = ({ token }: Shopper, code: string) => api.call(path(token, code), { method: 'DELETE' });
const eur = (amount: number) => ({ amount, currency: 'EUR' });

describe('POST 200', () => {
  it('subtracts a percentage from each line and calculates VAT from the rest', async () => {
    const fan = await readyShopper(api.call, 'cap-black-onesize', 2);
    await fan.add('jersey-red-s');
    const { status, body } = await add(fan, ' fans15 ');
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.basket.vouchers).toEqual([
      { code: 'FANS15', kind: 'percentage', name: '15 % off', discount: eur(19.5), problem: null },
    ]);
    expect(body.basket.lines).toMatchObject([
      { productId: 'cap-black-onesize', total: eur(40), voucherDiscount: eur(6) },
      { productId: 'jersey-red-s', total: eur(90), voucherDiscount: eur(13.5) },
    ]);
    expect(body.summary).toMatchObject({
      subTotal: eur(140),
      discountTotal: eur(29.5),
      voucherTotal: eur(19.5),
      shippingTotal: eur(0),
      taxTotal: eur(22.1),
      total: eur(110.5),
    });
    expect((await fan.basket()).body).toMatchObject({ basket: body.basket, summary: body.summary });
  });

  it('makes shipping free and shows its price', async () => {
    const fan = await readyShopper(api.call, 'cap-black-onesize');
    const { body } = await add(fan, 'FREESHIP');
    expect(body.basket.vouchers).toMatchObject([{ kind: 'freeShipping', discount: eur(5) }]);
    expect(body.summary).toMatchObject({
      discountTotal: eur(5),
      voucherTotal: eur(0),
      shippingTotal: eur(0),
    });
    expect(body.shippingMethods.map(({ price }: { price: object }) => price)).toEqual([eur(0), eur(0)]);
  });

  it('uses the amount in the currency of the request', async () => {
    const fan = await newShopper(api.call);
    await fan.add('jersey-red-s');
    expect((await add(fan, 'TEN', 'da')).body.summary).toMatchObject({
      voucherTotal: { amount: 75, currency: 'DKK' },
      total: { amount: 555, currency: 'DKK' },
    });
    const { body } = await add(fan, 'TEN');
    expect(body.basket.vouchers).toHaveLength(1);
    expect(body.summary).toMatchObject({ voucherTotal: eur(10), total: eur(80) });
  });

  it('combines vouchers that are combinable', async () => {
    const fan = await readyShopper(api.call, 'jersey-red-s');
    await add(fan, 'TEN');
    const { body } = await add(fan, 'FANS15');
    expect(body.basket.vouchers).toMatchObject([
      { code: 'TEN', discount: eur(10) },
      { code: 'FANS15', discount: eur(13.5) },
    ]);
    expect(body.summary).toMatchObject({ voucherTotal: eur(23.5), shippingTotal: eur(5), total: eur(71.5) });
  });
});

describe('POST 404', () => {
  it('rejects an unknown code, and writes no basket', async () => {
    const fan = await newShopper(api.call);
    expectRefusal(await add(fan, 'NOSUCH'), 404, 'UnknownVoucher', 'voucherCode');
    expect(
      await api.context.db.selectFrom('baskets').select('id').where('id', '=', idOf(fan)).execute(),
    ).toEqual([]);
  });

  rejectsInvalidBaskets(
    () => api,
    (token) => path(token, 'FANS15'),
    { method: 'POST' },
  );
});

describe('POST 409', () => {
  it.each([
    ['OLD', 'en', 'VoucherExpired', 'This voucher was valid until 31 October 2026.'],
    ['SOON', 'da', 'VoucherNotYetValid', 'Rabatkoden kan bruges fra 22. november 2026.'],
    ['BIG', 'da', 'VoucherBelowMinimum', 'Rabatkoden kræver, at varerne koster mindst 700,00 kr. i alt.'],
    ['EURO', 'da', 'VoucherOtherCurrency', 'Rabatkoden kan ikke bruges i denne valuta.'],
  ])('%s with a message in the language of the request (%s)', async (code, culture, error, message) => {
    const fan = await newShopper(api.call);
    await fan.add('cap-black-onesize');
    const answer = await add(fan, code, culture);
    expectRefusal(answer, 409, error, 'voucherCode');
    expect(answer.body.errors[0].message.replace(/\s/g, ' ')).toBe(message);
    expect((await fan.basket()).body.basket.vouchers).toEqual([]);
  });

  it('rejects a voucher that is not combinable with another', async () => {
    const fan = await readyShopper(api.call);
    await add(fan, 'FANS15');
    expectRefusal(await add(fan, 'ALONE'), 409, 'VoucherNotCombinable', 'voucherCode');
    await remove(fan, 'FANS15');
    expect((await add(fan, 'ALONE')).status).toBe(200);
    expectRefusal(await add(fan, 'FANS15'), 409, 'VoucherNotCombinable', 'voucherCode');
  });
});

describe('a voucher that is no longer valid', () => {
  it('stays in the basket with its problem until the cause is resolved', async () => {
    const fan = await newShopper(api.call);
    await fan.add('jersey-red-s', 2);
    await add(fan, 'BIG');
    const { body } = await fan.set({ productId: 'jersey-red-s', quantity: 1 });
    expect(body.basket.vouchers).toMatchObject([
      {
        code: 'BIG',
        discount: eur(0),
        problem: {
          code: 'VoucherBelowMinimum',
          message: 'This voucher requires goods worth at least €100.00.',
        },
      },
    ]);
    expect(body.summary).toMatchObject({ voucherTotal: eur(0), total: eur(90) });
    await fan.set({ productId: 'jersey-red-s', quantity: 2 });
    expect((await fan.summary()).body.summary).toMatchObject({ voucherTotal: eur(90), total: eur(90) });
  });
});

describe('DELETE', () => {
  it('removes a voucher (200), and rejects a second call (404)', async () => {
    const fan = await readyShopper(api.call);
    await add(fan, 'FANS15');
    const { status, body } = await remove(fan, 'fans15');
    expect(status).toBe(200);
    expect(body).toMatchObject({ basket: { vouchers: [] }, summary: { voucherTotal: eur(0) } });
    expectRefusal(await remove(fan, 'FANS15'), 404, 'UnknownVoucher', 'voucherCode');
    expectRefusal(await remove(fan, 'NOSUCH'), 404, 'UnknownVoucher', 'voucherCode');
  });

  rejectsInvalidBaskets(
    () => api,
    (token) => path(token, 'FANS15'),
    { method: 'DELETE' },
  );
});

it('requires a code (400)', async () =>
  expectRefusal(
    await api.call(`/api/checkout/${(await newShopper(api.call)).token}/voucher`, { method: 'POST' }),
    400,
    'RequiredField',
    'voucherCode',
  ));

function idOf({ token }: Shopper): string {
  const [payload = ''] = token.split('.');
  return Buffer.from(payload, 'base64url').toString().split('.')[0] ?? '';
}
