import type { ApiClient } from '@matchday/api-client';
import type { QueryClient } from '@tanstack/query-core';
import { basketScope } from '../basket/mutations';
import { changeVoucher, chooseShipping, type ShippingChoice } from './actions';

/** What the changes of a checkout need. */
export interface CheckoutChanges {
  client: ApiClient;
  /** Of the basket at the time of the call; null where there is none yet. */
  token: () => string | null;
}

export const chooseShippingKey = ['checkout', 'chooseShipping'] as const;

/**
 * Posts the choice of a delivery; one that a later choice has replaced meanwhile ends with undefined. It runs in turn with
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
      // What the server offers depends on the address, so it has to have what was typed.
      await saveAddresses();
      const answer = await chooseShipping(client, token(), choice);
      return isLatest(choice) ? answer : undefined;
    },
  };
};

/** Adds a voucher or takes it away, in turn with the changes of the basket. */
export const voucherMutation = ({ client, token }: CheckoutChanges) => ({
  mutationKey: ['checkout', 'voucher'],
  scope: basketScope,
  mutationFn: (change: Parameters<typeof changeVoucher>[2]) => changeVoucher(client, token(), change),
});
