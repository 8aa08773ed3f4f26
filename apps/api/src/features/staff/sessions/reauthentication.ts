import type { FastifyRequest } from 'fastify';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import type { StoresContext } from '../../stores';
import { isFreshlyConfirmed } from './session-lifetime';

/** Errors of operations that ask a member of staff for the second factor again. */
export const reauthenticationErrors = { 403: ['ReauthenticationRequired'] } as const;

/** Ends the request with 403 if a member's session was not confirmed a short time ago. Keys are not asked. */
export function requireConfirmation(
  fail: Fail<'ReauthenticationRequired'>,
  { clock }: Pick<StoresContext, 'clock'>,
  { admin }: Pick<FastifyRequest, 'admin'>,
): void {
  if (typeof admin !== 'object' || admin.kind !== 'staff') return;
  if (!isFreshlyConfirmed(admin.session.confirmedAt, clock())) fail('ReauthenticationRequired');
}

/**
 * Creates the check of a refund: above the amount that the store sets, a member of staff must have confirmed the session. It
 * is given what the order is refunded in all, so that many small refunds do not pass it.
 */
export async function refundCheck(
  fail: Fail<'ReauthenticationRequired'>,
  context: Pick<StoresContext, 'clock' | 'stores'>,
  request: FastifyRequest,
): Promise<(refunded: number, currency: string) => void> {
  const { admin } = request;
  const store = typeof admin === 'object' ? await context.stores.find(admin.storeId) : undefined;
  return (refunded, currency) => {
    const limit = store?.confirmedRefunds[currency];
    if (limit !== undefined && refunded > limit) requireConfirmation(fail, context, request);
  };
}
