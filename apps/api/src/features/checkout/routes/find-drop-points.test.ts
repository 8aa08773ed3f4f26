import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, rejectsInvalidBaskets } from '../../../../test/refusals';
import { newShopper, type Shopper } from '../../../../test/shopper';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
let shopper: Shopper;
beforeAll(async () => {
  api = await startTestApi();
  shopper = await newShopper(api.call);
});
afterAll(() => api.close());

const find = (query = '', method = 'pick-up', fan = shopper) =>
  api.call(`/api/checkout/${fan.token}/shipping/${method}/droppoints${query}`);

describe('200', () => {
  it('returns the drop points near a zip code', async () => {
    const { status, body } = await find('?zipCode=2100');
    expect(status).toBe(200);
    expect(body.meta).toEqual({ status: 200, redirect: null });
    expect(body.dropPoints).toHaveLength(6);
    expect(body.dropPoints[0]).toEqual({
      id: expect.stringMatching(/^gls-DK-2100-\d$/),
      name: expect.any(String),
      street: expect.stringMatching(/\d/),
      zipCode: '2100',
      city: 'København Ø',
      country: 'DK',
      coordinates: { latitude: expect.any(Number), longitude: expect.any(Number) },
      distance: expect.any(Number),
      openingHours: expect.arrayContaining([
        { day: 1, opens: expect.any(String), closes: expect.any(String) },
      ]),
    });
  });

  it('returns the drop points near the shipping address without a zip code', async () => {
    const fan = await newShopper(api.call);
    await fan.bill({ country: 'DK', zipCode: '8000' });
    const { body } = await find('', 'pick-up', fan);
    expect(body.dropPoints[0]).toMatchObject({ zipCode: '8000', city: 'Aarhus C' });
  });

  it.each([
    ['', 'pick-up'],
    ['?zipCode=0000', 'pick-up'],
    ['?zipCode=nowhere', 'pick-up'],
    ['?zipCode=2100', 'home-delivery'],
  ])('returns none for "%s" and %s', async (query, method) => {
    const fan = await newShopper(api.call, { culture: 'da' });
    expect((await find(query, method, fan)).body.dropPoints).toEqual([]);
  });

  it('returns none for a country that the shipping method does not serve', async () => {
    const fan = await newShopper(api.call);
    await fan.bill({ country: 'SE' });
    expect((await find('?zipCode=2100', 'pick-up', fan)).body.dropPoints).toEqual([]);
  });
});

describe('400', () => {
  it('rejects a zip code that is too long', async () =>
    expectRefusal(await find(`?zipCode=${'1'.repeat(21)}`), 400, 'TooLong', 'zipCode'));
});

describe('404', () => {
  it('rejects an unknown shipping method', async () =>
    expectRefusal(await find('', 'drone'), 404, 'UnknownShippingMethod', 'shippingOptionId'));

  rejectsInvalidBaskets(
    () => api,
    (token) => `/api/checkout/${token}/shipping/pick-up/droppoints`,
  );
});
