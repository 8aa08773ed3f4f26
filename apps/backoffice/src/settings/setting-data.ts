import type { components } from '@matchday/api-client';
import { api, dataOf } from '../api/api';
import { versionOf } from '../api/versions';

type Schemas = components['schemas'];
export type ShippingMethod = Schemas['StoredShippingMethod'];
export type PaymentMethod = Schemas['StoredPaymentMethod'];
export type Vat = Schemas['StoreVat'];
export type ServicePeriod = Schemas['ServicePeriod'];

/** A setting with the version that a change is meant for. */
export interface Saved<Value> {
  value: Value;
  version: string;
}

const ifMatch = ({ version }: Saved<unknown>) => ({ 'If-Match': version });

export async function readShippingMethods(): Promise<readonly ShippingMethod[]> {
  return dataOf(await api.GET('/api/admin/shipping-methods')).shippingMethods;
}

export async function readShippingMethod(shippingMethodId: string): Promise<Saved<ShippingMethod>> {
  const answer = await api.GET('/api/admin/shipping-methods/{shippingMethodId}', {
    params: { path: { shippingMethodId } },
  });
  return { value: dataOf(answer).shippingMethod, version: versionOf(answer) };
}

export async function saveShippingMethod(change: Saved<ShippingMethod>): Promise<void> {
  const { id: shippingMethodId, ...body } = change.value;
  await api.PUT('/api/admin/shipping-methods/{shippingMethodId}', {
    params: { path: { shippingMethodId }, header: ifMatch(change) },
    body,
  });
}

export async function readPaymentMethods(): Promise<Saved<readonly PaymentMethod[]>> {
  const answer = await api.GET('/api/admin/payment-methods');
  return { value: dataOf(answer).paymentMethods, version: versionOf(answer) };
}

/** Saves the order of the payment methods, and which are on. */
export async function savePaymentMethods(change: Saved<readonly PaymentMethod[]>): Promise<void> {
  const paymentMethods = change.value.map(({ id, isActive = true }) => ({ paymentMethodId: id, isActive }));
  await api.PUT('/api/admin/payment-methods', {
    params: { header: ifMatch(change) },
    body: { paymentMethods },
  });
}

export async function readVat(): Promise<Saved<Vat>> {
  const answer = await api.GET('/api/admin/vat');
  return { value: dataOf(answer).vat, version: versionOf(answer) };
}

export async function saveVat(change: Saved<Vat>): Promise<void> {
  await api.PUT('/api/admin/vat', { params: { header: ifMatch(change) }, body: change.value });
}

export async function readServiceHours(): Promise<Saved<readonly ServicePeriod[]> & { timeZone: string }> {
  const answer = await api.GET('/api/admin/service-hours');
  const { serviceHours, timeZone } = dataOf(answer);
  return { value: serviceHours, version: versionOf(answer), timeZone };
}

export async function saveServiceHours(change: Saved<readonly ServicePeriod[]>): Promise<void> {
  await api.PUT('/api/admin/service-hours', {
    params: { header: ifMatch(change) },
    body: { serviceHours: [...change.value] },
  });
}
