import { expect } from 'vitest';
import type { Answer, Call, TestApi } from './test-api';

export const billing = {
  email: 'freja@example.com',
  emailConfirmation: 'freja@example.com',
  phone: '+45 20 12 34 56',
  firstName: 'Freja',
  lastName: 'Lund',
  street: 'Skolegade 4',
  city: 'Aarhus',
  zipCode: '8000',
  country: 'DK',
};

export const addresses = {
  returnUrl: 'http://127.0.0.1:5990/receipt/',
  cancelUrl: 'http://127.0.0.1:5990/checkout/',
};

/** The print fields of a request. */
export interface RequestedPrint {
  addOnAndProductRelationId: string | null;
  personalisation: { name?: string | null; number?: number | null; playerId?: string | null } | null;
}

export type Shopper = Awaited<ReturnType<typeof newShopper>>;

/** Creates a shopper with a basket. */
export async function newShopper(call: TestApi['call'], shop: Pick<Call, 'store' | 'culture'> = {}) {
  const created = await call('/api/baskets', { method: 'POST', ...shop });
  expect(created.status).toBe(200);
  const token = String(created.body.basket.token);
  const get = (path: string) => call(path, shop);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
    call(path, { method: 'POST', body, headers, ...shop });

  return {
    token,
    basket: () => get(`/api/baskets/${token}`),
    summary: () => get(`/api/baskets/${token}/summary`),
    add: (productId: string, quantity = 1, headers: Record<string, string> = {}) =>
      post(`/api/baskets/${token}`, { productId, quantity }, headers),
    addPrinted: (productId: string, print: RequestedPrint, quantity = 1) =>
      post(`/api/baskets/${token}`, { productId, quantity, ...print }),
    set: (...lines: ({ productId: string; quantity: number } & Partial<RequestedPrint>)[]) =>
      post(`/api/baskets/${token}/lines`, { lines }),
    checkout: () => get(`/api/checkout/${token}`),
    prefill: () => call(`/api/checkout/${token}/billingaddress/prefill`, { method: 'POST', ...shop }),
    bill: (change: Partial<typeof billing> = {}) =>
      post(`/api/checkout/${token}/billingaddress`, { ...billing, ...change }),
    choose: (shippingMethodId = 'home-delivery', more: object = {}) =>
      post(`/api/checkout/${token}/shipping`, { shippingMethodId, ...more }),
    pay: (headers: Record<string, string> = {}, change: object = {}) =>
      post(`/api/baskets/${token}/checkout`, { paymentProviderId: 'card', ...addresses, ...change }, headers),
    receipt: () => get(`/api/baskets/${token}/receipt`),
  };
}

/** Creates a shopper whose basket is ready for payment. */
export async function readyShopper(
  call: TestApi['call'],
  variantId = 'jersey-red-s',
  quantity = 1,
): Promise<Shopper> {
  const shopper = await newShopper(call);
  for (const step of [await shopper.add(variantId, quantity), await shopper.bill(), await shopper.choose()])
    expect(step.status, JSON.stringify(step.body)).toBe(200);
  return shopper;
}
