import type { Result } from '@matchday/api-client';
import type { Kit } from '../kit';
import { toMinor } from '../money-faults';
import { type Good, Shopper } from './shopper';

/** The address that the kit buys with; its country is one of the shop's. */
export const addressIn = (country: string) => ({
  email: 'contract-test@example.com',
  phone: '+45 20 12 34 56',
  firstName: 'Contract',
  lastName: 'Test',
  street: 'Skolegade 4',
  city: 'Aarhus',
  zipCode: '8000',
  country,
});

export const firstCountry = async (kit: Kit): Promise<string> =>
  (await kit.succeed('getSettings')).body.views.clubSettings.checkoutSettings.countries[0]?.code ?? '';

/** Addresses, comment, shipping and vouchers of a checkout are saved and read again. */
export async function checkCheckout(kit: Kit, [good]: readonly Good[]): Promise<void> {
  if (!good) return;
  const country = await firstCountry(kit);
  const shopper = await Shopper.create(kit);
  await shopper.add(good.variantId, 1);
  await kit.check('getCheckout', async () => {
    const { body } = await kit.succeed('getCheckout', shopper.request());
    kit.expect('getCheckout', body.shippingMethods.length > 0, 'there are no shipping methods');
    kit.expect('getCheckout', body.availablePaymentMethods.length > 0, 'there are no payment methods');
    kit.expect('getCheckout', body.payment === null, 'there is a payment before the checkout');
    kit.expect('getCheckout', !body.useShippingAddress && body.comment === '', 'a new checkout is not empty');
  });
  await kit.check('saveBillingAddress', () => checkAddresses(shopper, country));
  await kit.check('saveComment', () => checkComment(shopper));
  await kit.check('chooseShipping', () => checkShipping(shopper));
  await kit.check('addVoucher', async () => {
    const request = shopper.request({ query: { voucherCode: 'NO-SUCH-CODE' } });
    await kit.refuse('addVoucher', request, 404, 'UnknownVoucher', 'voucherCode');
    await kit.refuse('removeVoucher', request, 404, 'UnknownVoucher', 'voucherCode');
  });
}

async function checkAddresses(shopper: Shopper, country: string): Promise<void> {
  const { kit } = shopper;
  const read = async () => (await kit.succeed('getCheckout', shopper.request())).body;
  const billing = { ...addressIn(country), emailConfirmation: addressIn(country).email };
  await kit.succeed('saveBillingAddress', shopper.request({ body: billing }));
  kit.expect(
    'saveBillingAddress',
    hasFields((await read()).billingAddress, billing),
    'the address is not saved',
  );
  const prefilled = await kit.succeed('prefillBillingAddress', shopper.request());
  kit.expect(
    'prefillBillingAddress',
    hasFields(prefilled.body.billingAddress, billing),
    'a visitor’s address changes',
  );
  const shipping = { ...addressIn(country), firstName: 'Other', street: 'Nygade 2' };
  await kit.succeed('saveShippingAddress', shopper.request({ body: shipping }));
  const saved = await read();
  kit.expect('saveShippingAddress', hasFields(saved.shippingAddress, shipping), 'the address is not saved');
  kit.expect('saveShippingAddress', saved.useShippingAddress, 'the address is not used');
  kit.expect('saveShippingAddress', hasFields(saved.billingAddress, billing), 'the billing address changes');
  await kit.succeed('removeShippingAddress', shopper.request());
  kit.expect('removeShippingAddress', !(await read()).useShippingAddress, 'the address is still used');
}

const hasFields = (saved: object, sent: object): boolean => {
  const values = new Map<string, unknown>(Object.entries(saved));
  return Object.entries(sent).every(([name, value]) => values.get(name) === value);
};

async function checkComment(shopper: Shopper): Promise<void> {
  const { kit } = shopper;
  for (const comment of ['Ring twice, please – è ø 你', '']) {
    await kit.succeed('saveComment', shopper.request({ body: { comment } }));
    const { body } = await kit.succeed('getCheckout', shopper.request());
    kit.expect('saveComment', body.comment === comment, 'the comment is not saved');
  }
  const long = shopper.request({ body: { comment: 'x'.repeat(1001) } });
  await kit.refuse('saveComment', long, 400, 'TooLong', 'comment');
}

type Method = Result<'getCheckout'>['shippingMethods'][number];

async function checkShipping(shopper: Shopper): Promise<void> {
  const { kit } = shopper;
  const { shippingMethods } = (await kit.succeed('getCheckout', shopper.request())).body;
  for (const method of shippingMethods) {
    const body = { shippingMethodId: method.id };
    const answer = await kit.succeed('chooseShipping', shopper.request({ body }));
    const { summary, shippingMethods: offered } = answer.body;
    const { currency } = summary.total;
    const selected = offered.filter((each) => each.selected).map(({ id }) => id);
    kit.expect(
      'chooseShipping',
      selected.join() === method.id,
      `${selected.join()} is selected, not ${method.id}`,
    );
    const price = offered.find(({ id }) => id === method.id)?.price.amount;
    kit.expect(
      'chooseShipping',
      summary.shippingTotal?.amount === price,
      'shippingTotal is not the price of the method',
    );
    const goods =
      toMinor(summary.subTotal.amount, currency) - toMinor(summary.discountTotal.amount, currency);
    const isSum = toMinor(summary.total.amount, currency) === goods + toMinor(price ?? 0, currency);
    kit.expect('chooseShipping', isSum, 'total does not contain the shipping');
    const { body: stored } = await kit.succeed('getCheckout', shopper.request());
    const kept = stored.shippingMethods.find((each) => each.selected)?.id;
    kit.expect('chooseShipping', kept === method.id, 'the method is not saved');
    await checkDropPoints(shopper, method);
  }
  const unknown = shopper.request({ body: { shippingMethodId: 'no-such-method' } });
  await kit.refuse('chooseShipping', unknown, 400, 'UnknownShippingMethod', 'shippingMethodId');
}

async function checkDropPoints(shopper: Shopper, { id, kind }: Method): Promise<void> {
  const { kit } = shopper;
  if (kind !== 'dropPoint') return;
  const request = shopper.request({ path: { shippingOptionId: id }, query: { zipCode: '8000' } });
  const { dropPoints } = (await kit.succeed('findDropPoints', request)).body;
  kit.expect('findDropPoints', dropPoints.length > 0, 'there are no drop points');
  const distances = dropPoints.map(({ distance }) => distance);
  const isOrdered = distances.every((distance, at) => at === 0 || distance >= (distances[at - 1] ?? 0));
  kit.expect('findDropPoints', isOrdered, 'the drop points are not in the order of their distance');
  const [point] = dropPoints;
  const body = { shippingMethodId: id, dropPointId: point?.id, customZipCode: '8000' };
  const chosen = await kit.succeed('chooseShipping', shopper.request({ body }));
  const kept = chosen.body.shippingMethods.find((each) => each.selected)?.dropPoint?.id;
  kit.expect('chooseShipping', kept === point?.id, 'the drop point is not saved');
  const bad = shopper.request({ body: { ...body, dropPointId: 'no-such-point' } });
  await kit.refuse('chooseShipping', bad, 400, 'UnknownDropPoint', 'dropPointId');
}
