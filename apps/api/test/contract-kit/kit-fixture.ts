import { type RunOptions, runKit } from '@matchday/contract-test';
import { payInSandbox } from '@matchday/contract-test/pay-in-sandbox';
import { type PaidApi, startPaidApi } from '../paid-api';
import { northWithVouchers } from '../seed/vouchers';

/** A running API that the contract test kit can read and buy from. */
export interface KitFixture {
  api: PaidApi;
  url: string;
  document: object;
  /** Runs the kit; `url` can be that of a proxy. */
  run(url?: string, change?: Partial<RunOptions>): ReturnType<typeof runKit>;
}

export async function startKitFixture(): Promise<KitFixture> {
  const api = await startPaidApi({ stores: [northWithVouchers] });
  const { origin } = new URL(api.webhookUrl);
  const document = api.app.swagger();
  const options: RunOptions = {
    url: origin,
    store: 'north',
    culture: 'en',
    level: 'purchase',
    shop: 'http://127.0.0.1:5990',
    pay: payInSandbox,
  };
  return {
    api,
    url: origin,
    document,
    run: (url = origin, change = {}) => runKit(document, { ...options, ...change, url }),
  };
}
