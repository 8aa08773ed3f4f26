import { hasDomain, type RelyingParty } from '../../../platform/accounts/passkeys/relying-party';
import type { Context } from '../../../platform/context';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import type { Shop } from '../../stores';

/**
 * The relying party of a shop: the host of its first configured origin that has a domain name. No header of a request has
 * a part in it. Ends the request with 409 `PasskeysUnavailable` if no origin has one.
 */
export function relyingPartyOf(
  fail: Fail<'PasskeysUnavailable'>,
  { config }: Pick<Context, 'config'>,
  { storeId, store }: Pick<Shop, 'storeId' | 'store'>,
): RelyingParty {
  const origins = (config.shopOrigins.get(storeId) ?? []).filter((origin) => hasDomain(origin));
  const [first] = origins;
  if (first === undefined) return fail('PasskeysUnavailable');
  const id = new URL(first).hostname;
  const { name } = store;
  return { storeId, id, name, origins: origins.filter((origin) => new URL(origin).hostname === id) };
}
