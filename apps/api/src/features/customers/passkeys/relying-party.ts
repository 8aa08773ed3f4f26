import { isIP } from 'node:net';
import type { Context } from '../../../platform/context';
import { ApiError } from '../../../platform/http/errors/api-error';
import type { Shop } from '../../stores';

/** The shop, as browsers and authenticators know it. */
export interface RelyingParty {
  /** The host to which passkeys are bound. */
  id: string;
  name: string;
  /** The origins whose pages may use them. */
  origins: string[];
}

/**
 * The relying party of a store: the host of its first configured origin that has a domain name. WebAuthn excludes IP
 * addresses. No header of a request has a part in it.
 * @throws {ApiError} 409 `PasskeysUnavailable` if no origin has a domain name
 */
export function relyingPartyOf(
  { config }: Pick<Context, 'config'>,
  { storeId, store }: Pick<Shop, 'storeId' | 'store'>,
): RelyingParty {
  const origins = (config.shopOrigins.get(storeId) ?? []).filter((origin) => hasDomain(origin));
  const [first] = origins;
  if (first === undefined) throw new ApiError(409, 'PasskeysUnavailable');
  const id = new URL(first).hostname;
  return { id, name: store.name, origins: origins.filter((origin) => new URL(origin).hostname === id) };
}

function hasDomain(origin: string): boolean {
  const { hostname } = new URL(origin);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}
