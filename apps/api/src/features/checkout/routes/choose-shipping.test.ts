import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, rejectsInvalidBaskets, rejectsMalformedBodies } from '../../../../test/refusals';
import { newShopper, readyShopper, type Shopper } from '../../../../test/shopper';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
let shopper: Shopper;
beforeAll(async () => {
  api = await startTestApi();
  shopper = await readyShopper(api.call);
});
afterAll(() => api.close());

const pointsAround = async (zipCode: string) => {
  const { body } = await api.call(
    `/api/checkout/${shopper.token}/shipping/pick-up/droppoints?zipCode=${zipCode}`,
  );
  return body.dropPoints;
};

describe('200', () => {
  it('returns the shipping methods and the summary with the selection', async () => {
    const { status, body } = await shopper.choose('home-delivery');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      shippingMethods: [
        { id: 'home-delivery', selected: true },
        { id: 'pick-up', selected: false },
      ],
      summary: { shippingTotal: { amount: 5, currency: 'EUR' }, total: { amount: 95 } },
    });
  });

  it('accepts a drop point near another zip code', async () => {
    const [, point] = await pointsAround('2100');
    const { body } = await shopper.choose('pick-up', { dropPointId: point.id, customZipCode: '2100' });
    expect(body).toMatchObject({
      shippingMethods: [
        { selected: false, dropPoint: null },
        { id: 'pick-up', selected: true, dropPoint: point },
      ],
      summary: { shippingTotal: { amount: 4 } },
    });
    expect((await shopper.checkout()).body.shippingMethods[1].dropPoint).toEqual(point);
  });

  it('accepts a drop point near the address', async () => {
    const [point] = await pointsAround('8000');
    const { body } = await shopper.choose('pick-up', { dropPointId: point.id, customZipCode: null });
    expect(body.shippingMethods[1].dropPoint).toEqual(point);
  });

  it('accepts a drop point later', async () => {
    const { body } = await shopper.choose('pick-up');
    expect(body.shippingMethods[1]).toMatchObject({ selected: true, dropPoint: null });
  });

  it('removes the drop point with its shipping method', async () => {
    const [point] = await pointsAround('8000');
    await shopper.choose('pick-up', { dropPointId: point.id });
    await shopper.choose('home-delivery');
    const { body } = await shopper.choose('pick-up');
    expect(body.shippingMethods[1].dropPoint).toBeNull();
  });
});

describe('400', () => {
  it('rejects an unknown shipping method', async () =>
    expectRefusal(await shopper.choose('drone'), 400, 'UnknownShippingMethod', 'shippingMethodId'));

  it('rejects a shipping method that does not serve the country', async () => {
    const fan = await newShopper(api.call);
    await fan.bill({ country: 'SE', zipCode: '111 22' });
    expectRefusal(await fan.choose('pick-up'), 400, 'ShippingMethodUnavailable', 'shippingMethodId');
  });

  it('rejects a drop point that is not near the zip code', async () => {
    const [point] = await pointsAround('2100');
    expectRefusal(
      await shopper.choose('pick-up', { dropPointId: point.id }),
      400,
      'UnknownDropPoint',
      'dropPointId',
    );
    expectRefusal(
      await shopper.choose('pick-up', { dropPointId: 'anything', customZipCode: '0000' }),
      400,
      'UnknownDropPoint',
      'dropPointId',
    );
  });

  it('rejects a missing shipping method', async () => {
    const answer = await api.call(`/api/checkout/${shopper.token}/shipping`, { method: 'POST', body: {} });
    expectRefusal(answer, 400, 'RequiredField', 'shippingMethodId');
  });

  rejectsMalformedBodies(
    () => api,
    () => `/api/checkout/${shopper.token}/shipping`,
  );
});

describe('404', () => {
  rejectsInvalidBaskets(
    () => api,
    (token) => `/api/checkout/${token}/shipping`,
    { method: 'POST', body: { shippingMethodId: 'home-delivery' } },
  );
});

describe('409', () => {
  it('rejects an ordered basket', async () => {
    const fan = await readyShopper(api.call);
    await api.context.db.updateTable('baskets').set({ status: 'ordered' }).execute();
    expectRefusal(await fan.choose('pick-up'), 409, 'BasketOrdered');
  });
});
