import type { Fail } from '../../platform/http/errors/declare-errors';
import type { Payment } from '../payments';

/** Refuses to hand goods over that can no longer be paid, because the authorisation has ended. */
export function requireAuthorisation(
  fail: Fail<'AuthorisationEnded'>,
  { capture, authorisation }: Payment,
): void {
  if (capture === 'onDispatch' && authorisation !== 'active') fail('AuthorisationEnded');
}
