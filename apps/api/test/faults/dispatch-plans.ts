import fc from 'fast-check';

/** What staff do next with an order. */
export type DispatchStep =
  | { kind: 'ship'; share: number }
  | { kind: 'complete'; releaseRest: boolean }
  | { kind: 'cancel' }
  | { kind: 'refund'; share: number };

export interface DispatchPlan {
  lines: { variantId: string; quantity: number }[];
  voucher: string | null;
  steps: DispatchStep[];
}

/** Orders that are handled side by side, with what fails meanwhile. */
export interface DispatchBatch {
  plans: DispatchPlan[];
  multicapture: boolean;
  /** For each step, what the provider does with captures. */
  faults: ('ok' | 'decline' | 'lose' | 'error500')[];
  /** Whether webhooks are lost or doubled. */
  lose: boolean;
  duplicate: number;
}

const stepsPerOrder = 3;

const weighted = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const share = fc.double({ min: 0.05, max: 1, noNaN: true });
const step: fc.Arbitrary<DispatchStep> = fc.oneof(
  weighted(6, fc.record({ kind: fc.constant('ship' as const), share })),
  weighted(2, fc.record({ kind: fc.constant('complete' as const), releaseRest: fc.boolean() })),
  weighted(1, fc.record({ kind: fc.constant('cancel' as const) })),
  weighted(2, fc.record({ kind: fc.constant('refund' as const), share })),
);

const variants = ['jersey-red-s', 'jersey-blue-s', 'jersey-blue-m', 'cap-black-onesize'];
const plan: fc.Arbitrary<DispatchPlan> = fc.record({
  lines: fc
    .uniqueArray(fc.constantFrom(...variants), { minLength: 1, maxLength: 3 })
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((variantId) =>
          fc.integer({ min: 1, max: 5 }).map((quantity) => ({ variantId, quantity })),
        ),
      ),
    ),
  voucher: fc.option(fc.constantFrom('TEN', 'SHIPFREE'), { freq: 2 }),
  steps: fc.array(step, { minLength: stepsPerOrder, maxLength: stepsPerOrder }),
});

/** Generates batches of orders; the same seed gives the same batches. */
export function dispatchBatches(orders: number, size: number, seed: number): DispatchBatch[] {
  const batch = fc.record({
    plans: fc.array(plan, { minLength: size, maxLength: size }),
    multicapture: fc.boolean(),
    faults: fc.array(fc.constantFrom('ok', 'decline', 'lose', 'error500'), {
      minLength: stepsPerOrder,
      maxLength: stepsPerOrder,
    }),
    lose: fc.boolean(),
    duplicate: fc.nat(1),
  });
  return fc.sample(batch, { numRuns: Math.ceil(orders / size), seed });
}
