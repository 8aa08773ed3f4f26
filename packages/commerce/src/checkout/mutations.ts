import type { ApiClient } from '@matchday/api-client';
import type { QueryClient } from '@tanstack/query-core';
import { basketScope } from '../basket/mutations';
import { changeVoucher, chooseShipping, type ShippingChoice } from './actions';

/** The access to the basket that changes of a checkout need. */
export interface CheckoutChanges {
  client: ApiClient;
  /** The path parameters of the basket at the time of the call; null if there is no basket yet. */
  token: () => string | null;
}

export const chooseShippingKey = ['checkout', 'chooseShipping'] as const;

/**
 * Posts the choice of a shipping method; a choice that a later one has replaced ends with undefined. It runs one after the other with
 * the changes of the basket, because it changes the total.
 */
export const chooseShippingMutation = ({
  client,
  token,
  queries,
  saveAddresses,
}: CheckoutChanges & { queries: QueryClient; saveAddresses: () => Promise<void> }) => {
  const isLatest = (choice: ShippingChoice) => {
    const pending = queries.getMutationCache().findAll({ mutationKey: chooseShippingKey, status: 'pending' });
    return pending.at(-1)?.state.variables === choice;
  };
  return {
    mutationKey: chooseShippingKey,
    scope: basketScope,
    async mutationFn(choice: ShippingChoice) {
      if (!isLatest(choice)) return undefined;
      // The offered methods depend on the address, so the typed address is saved first.
      await saveAddresses();
      const answer = await chooseShipping(client, token(), choice);
      return isLatest(choice) ? answer : undefined;
    },
  };
};

/** Adds or removes a voucher, one after the other with the changes of the basket. */
export const voucherMutation = ({ client, token }: CheckoutChanges) => ({
  mutationKey: ['checkout', 'voucher'],
  scope: basketScope,
  mutationFn: (change: Parameters<typeof changeVoucher>[2]) => changeVoucher(client, token(), change),
});
