import type { ApiClient, ApiError, CallOptions, Result } from '@matchday/api-client';

type Checkout = Result<'getCheckout'>;
type ShippingMethod = Checkout['shippingMethods'][number];

const money = (amount: number) => ({ amount, currency: 'DKK' });
const method = (id: string, kind: 'home' | 'dropPoint', selected: boolean): ShippingMethod => ({
  id,
  name: id,
  description: '',
  kind,
  price: money(39),
  days: { min: 1, max: 2 },
  countedFrom: null,
  selected,
  dropPoint: null,
});
const contact = {
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  street: '',
  city: '',
  zipCode: '',
  country: 'DK',
};

/** The address of the profile of the shop's customer. */
export const profile = { firstName: 'Freja', street: 'Skolegade 4', city: 'Aarhus', zipCode: '8000' };

const kiosk = {
  name: 'Kiosk',
  street: 'Torvegade 1',
  zipCode: '5000',
  city: 'Odense',
  country: 'DK',
  coordinates: { latitude: 55.4, longitude: 10.4 },
  distance: 120,
  openingHours: [],
};

const fansVoucher = {
  code: 'FANS10',
  kind: 'percentage',
  name: '10 % off',
  discount: money(20),
  problem: null,
};

/** A checkout in memory that keeps what it is sent and answers slowly. */
export function createCheckoutShop({ latency = 100 } = {}) {
  const saved: Checkout = {
    meta: { status: 200, redirect: null },
    billingAddress: { ...contact, emailConfirmation: '' },
    shippingAddress: contact,
    useShippingAddress: false,
    shippingMethods: [method('home', 'home', true), method('pick-up', 'dropPoint', false)],
    availablePaymentMethods: [
      { id: 'card', name: 'Card', description: '', prepayment: null },
      { id: 'invoice', name: 'Invoice', description: '', prepayment: null },
    ],
    comment: '',
    payment: null,
  };
  const received: string[] = [];
  const outlived: string[] = [];
  const failures: ApiError[] = [];
  const failing = new Map<string, ApiError>();
  const vouchered = (vouchers: unknown[]) => ({
    success: true,
    basket: { token: 'basket-1', lines: [], vouchers },
    summary: { token: 'basket-1', quantity: 1, total: money(vouchers.length > 0 ? 219 : 239) },
    shippingMethods: saved.shippingMethods.map((one) => ({ ...one, price: money(0) })),
  });
  const methods = () => ({ success: true, shippingMethods: saved.shippingMethods });
  const operations: Record<string, (body: never) => unknown> = {
    getCheckout: () => structuredClone(saved),
    prefillBillingAddress() {
      saved.billingAddress = { ...saved.billingAddress, ...profile };
      return { ...methods(), billingAddress: saved.billingAddress };
    },
    saveBillingAddress(body: Checkout['billingAddress']) {
      saved.billingAddress = body;
      return methods();
    },
    saveShippingAddress(body: Checkout['shippingAddress']) {
      Object.assign(saved, { shippingAddress: body, useShippingAddress: true });
      return methods();
    },
    removeShippingAddress() {
      Object.assign(saved, { shippingAddress: contact, useShippingAddress: false });
      return methods();
    },
    saveComment(body: { comment: string }) {
      saved.comment = body.comment;
      return { success: true };
    },
    chooseShipping({
      shippingMethodId,
      dropPointId,
    }: {
      shippingMethodId: string;
      dropPointId: string | null;
    }) {
      saved.shippingMethods = saved.shippingMethods.map((one) => ({
        ...one,
        selected: one.id === shippingMethodId,
        dropPoint: one.id === shippingMethodId && dropPointId ? { ...kiosk, id: dropPointId } : null,
      }));
      const summary = { token: 'basket-1', quantity: 1, shippingTotal: money(39), total: money(239) };
      return { ...methods(), summary };
    },
    addVoucher: () => vouchered([fansVoucher]),
    removeVoucher: () => vouchered([]),
    findDropPoints: () => ({
      dropPoints: [{ ...kiosk, id: 'point-1', country: saved.billingAddress.country }],
    }),
    checkOutBasket: () => ({ success: true, errors: [], data: { url: 'https://pay.example/1' } }),
  };

  async function call(id: string, { body }: { body?: unknown }, options?: CallOptions) {
    if (options?.keepalive) outlived.push(id);
    await new Promise((resolve) => setTimeout(resolve, latency));
    const failure = failing.get(id) ?? failures.shift();
    if (failure) throw failure;
    received.push(id);
    return operations[id]?.(body as never);
  }
  return {
    client: { store: { storeId: 'club', culture: 'da' }, call } as unknown as ApiClient,
    saved,
    received,
    /** The calls that a page which goes would not end. */
    outlived,
    /** Fails every call of an operation. */
    failOn: (id: string, error: ApiError) => failing.set(id, error),
    failNext: (...errors: ApiError[]) => failures.push(...errors),
  };
}
