import { type ApiClient, ApiError, singleFlight } from '@matchday/api-client';
import type { AtomState } from '../atom-state';
import { checkOut } from './actions';
import type { CheckoutOptions, PaymentUrls } from './checkout-domain';
import type { CheckoutState } from './checkout-state';

export interface PaymentOptions extends Pick<CheckoutOptions, 'basket' | 'redirect'> {
  client: ApiClient;
  state: AtomState<CheckoutState>;
  /** Resolves when no change of the total is running. */
  settled: () => Promise<void>;
  /** Saves waiting changes. */
  save: () => Promise<void>;
}

/** Creates the start of the payment (S4.15). A second call while one runs returns the same promise. */
export function createPayment(options: PaymentOptions): (urls: PaymentUrls) => Promise<void> {
  let wanted: PaymentUrls | undefined;
  const payOnce = singleFlight(() => (wanted ? startPayment(wanted, options) : Promise.resolve()));
  return (urls) => {
    wanted = urls;
    return payOnce();
  };
}

async function startPayment(urls: PaymentUrls, options: PaymentOptions) {
  const { client, basket, state, redirect } = options;
  state.setState({ isPaying: true, error: null });
  try {
    await saveForPayment(options);
    const paymentProviderId = state.getState().paymentProvider ?? '';
    redirect(await checkOut(client, basket.state.getState().token, { ...urls, paymentProviderId }));
  } catch (error) {
    state.setState({ isPaying: false, error: error instanceof Error ? error : null });
    if (error instanceof ApiError && error.status < 500) void basket.load();
    throw error;
  }
}

/** Stops if the total differs from the one that the shopper has seen. */
async function saveForPayment({ basket, settled, save }: PaymentOptions) {
  await settled();
  const shown = basket.state.getState().summary?.total.amount;
  await save();
  await basket.load();
  const { summary, error } = basket.state.getState();
  if (error) throw error;
  if (summary?.total.amount !== shown) throw new ApiError(409, [{ code: 'TotalChanged', message: '' }]);
}
