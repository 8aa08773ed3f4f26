import type { RetryDelays } from '../../platform/jobs/retry-delay';

const minute = 60_000;

// How long stock is held for a payment is a setting of each provider: `holdMs` in its folder.

/** A basket keeps its open payment if the hold lasts at least this long; otherwise it gets a new one. */
export const minHoldLeftMs = minute;
/** How long a returning shopper waits for the provider's decision, in milliseconds. */
export const returnWaitMs = 2_000;
/** The age at which the reconciliation takes up a payment that nobody finished. */
export const reconcileAfterMs = minute;
/** The age at which a payment that never got a page at the provider is released. */
export const releaseUnstartedAfterMs = 5 * minute;
/** How long after the end of the hold the stock is released if the provider does not answer. */
export const releaseUnansweredAfterMs = 15 * minute;
/** How long before the end of an authorisation the staff are warned. */
export const warnBeforeAuthorisationEndsMs = 48 * 60 * minute;
/** When an authorisation is checked again whose end the provider does not confirm. */
export const recheckAuthorisationMs = 60 * minute;
/** When captures are retried that the provider did not answer. */
export const captureRetries: RetryDelays = { firstMs: minute, maxMs: 60 * minute };
/** When refunds are retried that the provider did not answer. */
export const refundRetries: RetryDelays = { firstMs: minute, maxMs: 60 * minute };
