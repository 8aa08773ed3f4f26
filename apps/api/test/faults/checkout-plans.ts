import fc from 'fast-check';

/** The steps of a shopper, from basket to payment. */
export interface CheckoutPlan {
  variantId: string;
  quantity: number;
  voucher: string | null;
  /** Concurrent clicks on "pay". */
  clicks: number;
  /** Time after which the first click loses its connection. */
  cutAfterMs: number | null;
  /** Whether another tab changes the basket at the same time. */
  changesMeanwhile: boolean;
  /** The action on the provider's page. `late` means approved after the stock was released. */
  end: 'approve' | 'decline' | 'cancel' | 'abandon' | 'late';
  /** Number of concurrent requests for the receipt. */
  returns: number;
}

/** Faults while a batch of shoppers checks out. */
export interface Faults {
  duplicate: number;
  reorder: boolean;
  lose: boolean;
  forge: boolean;
  delayMs: number;
  provider: 'ok' | 'error500' | 'hang';
  /** Whether to terminate database connections; the embedded database has none. */
  cutsDatabase: boolean;
  mailServerDown: boolean;
}

export interface CheckoutBatch {
  plans: CheckoutPlan[];
  faults: Faults;
}

const weighted = <T>(value: T, weight: number) => ({ weight, arbitrary: fc.constant(value) });

const plan: fc.Arbitrary<CheckoutPlan> = fc.record({
  variantId: fc.constantFrom('jersey-red-s', 'jersey-blue-s', 'jersey-blue-m', 'cap-black-onesize'),
  quantity: fc.integer({ min: 1, max: 2 }),
  voucher: fc.option(fc.constantFrom('TEN', 'RARE', 'SHIPFREE'), { freq: 1 }),
  clicks: fc.integer({ min: 1, max: 3 }),
  cutAfterMs: fc.option(fc.nat(30), { freq: 1 }),
  changesMeanwhile: fc.boolean(),
  end: fc.oneof(
    weighted('approve' as const, 5),
    weighted('decline' as const, 1),
    weighted('cancel' as const, 1),
    weighted('abandon' as const, 1),
    weighted('late' as const, 2),
  ),
  returns: fc.nat(3),
});

const faults: fc.Arbitrary<Faults> = fc.record({
  duplicate: fc.nat(2),
  reorder: fc.boolean(),
  lose: fc.boolean(),
  forge: fc.boolean(),
  delayMs: fc.nat(40),
  provider: fc.constantFrom('ok', 'ok', 'error500', 'hang'),
  cutsDatabase: fc.boolean(),
  mailServerDown: fc.boolean(),
});

/** Generates batches of shoppers; the same seed gives the same batches. */
export function checkoutBatches(shoppers: number, size: number, seed: number): CheckoutBatch[] {
  const batch = fc.record({ plans: fc.array(plan, { minLength: size, maxLength: size }), faults });
  return fc.sample(batch, { numRuns: Math.ceil(shoppers / size), seed });
}
