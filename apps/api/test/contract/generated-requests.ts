import fc from 'fast-check';
import { mutatedRequest } from './mutated-requests';
import type { Document, Operation } from './operations';
import { type GeneratedRequest, validRequest } from './requests';

export { KnownValues } from './known-values';
export { type Document, operationsOf } from './operations';
export { toWireRequest } from './requests';
export { createResponseCheck } from './response-check';
export { ResponseCounts } from './response-counts';
export { type WireAnswer, type WireRequest, wireClient } from './wire';

/**
 * Generates requests to the operations: half of them conform to the contract, half have mistakes.
 * @param conforming generates the requests that conform to the contract
 */
export function anyRequest(
  operations: readonly Operation[],
  conforming: (operation: Operation) => fc.Arbitrary<GeneratedRequest>,
  isRare: (operation: Operation) => boolean = () => false,
): fc.Arbitrary<GeneratedRequest> {
  return fc.oneof(
    ...operations.map((operation) => {
      const valid = conforming(operation);
      return { arbitrary: fc.oneof(valid, mutatedRequest(valid)), weight: isRare(operation) ? 1 : 4 };
    }),
  );
}

/** Samples of requests, without files to import. The same seed gives the same requests. */
export function sampleRequests(
  operations: readonly Operation[],
  document: Document,
  sample: { count: number; seed: number },
): GeneratedRequest[] {
  const requests = anyRequest(operations, (operation) => validRequest(operation, document));
  return fc.sample(requests, { numRuns: sample.count, seed: sample.seed });
}
