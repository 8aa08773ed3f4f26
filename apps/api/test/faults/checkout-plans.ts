import fc from 'fast-check';

/** What a shopper does, from the basket to the bank. */
export interface CheckoutPlan {
  variantId: string;
  quantity: number;
  voucher: string | null;
  /** Presses on "pay", all at once. */
  clicks: number;
  /** After how long the first of them loses its connection. */
  cutAfterMs: number | null;
  /** Whether another tab changes the basket meanwhile. */
  changesMeanwhile: boolean;
  /** What is done on the provider's page; `late`: approved when the pieces are on sale again. */
  end: 'approve' | 'decline' | 'cancel' | 'abandon' | 'late';
  /** How often the receipt is asked for, all at once. */
  returns: number;
}

/** What goes wrong while a batch checks out. */
export interface Faults {
  duplicate: number;
  reorder: boolean;
  lose: boolean;
  forge: boolean;
  delayMs: number;
  provider: 'ok' | 'error500' | 'hang';
  /** Whether connections to the database are cut; the embedded one has none. */
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

/** Crowds of shoppers, the same for the same seed. */
export function checkoutBatches(shoppers: number, size: number, seed: number): CheckoutBatch[] {
  const batch = fc.record({ plans: fc.array(plan, { minLength: size, maxLength: size }), faults });
  return fc.sample(batch, { numRuns: Math.ceil(shoppers / size), seed });
}
