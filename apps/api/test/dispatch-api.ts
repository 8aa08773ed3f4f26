import type { StoreData } from '../src/features/imports/store-data';
import { type Admin, adminOf } from './admin';
import { withLargeStock } from './faults/with-large-stock';
import { type PaidApi, type PaidApiOptions, startPaidApi } from './paid-api';

export interface DispatchApi extends PaidApi {
  admin: Admin;
  /** Moves the clock of the API to this many milliseconds ahead of the real time. */
  setAhead(ms: number): void;
}

/** Starts the API with a store that captures the payments of Danish orders when their goods leave. */
export async function startDispatchApi({
  prepaid,
  ...options
}: PaidApiOptions & Pick<StoreData['paymentMethods'][number], 'prepaid'> = {}): Promise<DispatchApi> {
  let ahead = 0;
  const store = withLargeStock();
  const paymentMethods: StoreData['paymentMethods'] = store.paymentMethods.map((method) => ({
    ...method,
    captureOnDispatch: ['DK'],
    ...(prepaid && { prepaid }),
  }));
  const api = await startPaidApi({
    stores: [{ ...store, paymentMethods }],
    clock: () => new Date(Date.now() + ahead),
    ...options,
  });
  return {
    ...api,
    admin: await adminOf(api),
    setAhead: (ms) => {
      ahead = ms;
    },
  };
}
