import type { StoreData } from '../store-data';
import { type DataError, dataError } from './data-error';

/** Checks that every new or changed payment method names a provider that this server can call. */
export function checkPaymentMethods(
  data: StoreData,
  before: StoreData,
  providers: readonly string[],
): DataError[] {
  const known = new Map(before.paymentMethods.map(({ id, provider }) => [id, provider]));
  return data.paymentMethods.flatMap(({ id, provider }, index) =>
    providers.includes(provider) || known.get(id) === provider
      ? []
      : [dataError(['paymentMethods', index, 'provider'], 'NotOneOf', { values: providers.join(', ') })],
  );
}
