import type { ApiClient, Parameters, Result } from '@matchday/api-client';
import type { PaymentUrls } from './checkout-domain';
import type { DropPoint } from './checkout-state';

/** The choice of a shipping method, as the contract defines it. */
export type ShippingChoice = Parameters<'chooseShipping'>['body'];

type Token = string | null;

/**
 * Reads the saved checkout (S4.12). An empty billing address is filled with that of the logged-in customer's profile.
 * @throws ApiError
 */
export async function loadCheckout(
  client: ApiClient,
  token: Token,
  { isLoggedIn, signal }: { isLoggedIn: () => boolean; signal?: AbortSignal },
): Promise<Result<'getCheckout'>> {
  const path = { token };
  const saved = await client.call('getCheckout', { path }, { signal });
  const isEmpty = Object.values(saved.billingAddress).every((value) => value === '');
  if (!isEmpty || !isLoggedIn()) return saved;
  const filled = await client.call('prefillBillingAddress', { path }, { signal }).catch(() => null);
  return filled
    ? { ...saved, billingAddress: filled.billingAddress, shippingMethods: filled.shippingMethods }
    : saved;
}

/** Posts the choice of a shipping method (S4.14). @throws ApiError */
export const chooseShipping = (client: ApiClient, token: Token, body: ShippingChoice) =>
  client.call('chooseShipping', { path: { token }, body });

/** Adds a voucher to a basket or removes it (S7.28). @throws ApiError with the reason for a refused voucher */
export const changeVoucher = (
  client: ApiClient,
  token: Token,
  { operation, voucherCode }: { operation: 'addVoucher' | 'removeVoucher'; voucherCode: string },
) => client.call(operation, { path: { token }, query: { voucherCode } });

/** The drop points of a shipping method near a zip code. @throws ApiError */
export async function loadDropPoints(
  client: ApiClient,
  token: Token,
  { shippingOptionId, zipCode }: { shippingOptionId: string; zipCode: string },
): Promise<readonly DropPoint[]> {
  const path = { token, shippingOptionId };
  const { dropPoints } = await client.call('findDropPoints', { path, query: { zipCode } });
  return dropPoints;
}

/** Checks a basket out (S4.15). @returns the address of the payment @throws ApiError */
export async function checkOut(
  client: ApiClient,
  token: Token,
  body: PaymentUrls & { paymentProviderId: string },
): Promise<string> {
  const { data } = await client.call('checkOutBasket', { path: { token }, body });
  return data.url;
}
