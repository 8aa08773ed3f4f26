import { matchPassword } from '../../../platform/accounts/match-password';
import type { Context } from '../../../platform/context';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import { limitErrors } from '../../../platform/http/rate-limits/too-many-requests';
import type { Shop } from '../../stores';
import type { Customer } from '../queries/customers';

/** Errors of operations that require a customer's password. */
export const passwordCheckErrors = { 400: ['WrongPassword'], ...limitErrors } as const;

/** Requires the customer's password for a change of the account. */
export async function requirePassword(
  fail: Fail<'WrongPassword' | 'TooManyRequests'>,
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  shop: Shop,
  { email, password_hash: storedHash }: Pick<Customer, 'email'> & { password_hash: string | null },
  { client, password, field }: { client: string; password: string; field: string },
): Promise<void> {
  const storedHashes = storedHash === null ? [] : [storedHash];
  if ((await matchPassword(fail, context, shop, { email, client, password, storedHashes })) === undefined)
    fail('WrongPassword', {}, field);
}
