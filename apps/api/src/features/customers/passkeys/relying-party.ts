import { isIP } from 'node:net';
import type { Context } from '../../../platform/context';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import type { Shop } from '../../stores';

/** Errors of operations with passkeys. */
export const passkeysUnavailableErrors = { 409: ['PasskeysUnavailable'] } as const;

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
 * addresses. No header of a request has a part in it. Ends the request with 409 `PasskeysUnavailable` if no origin has one.
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
  return { id, name: store.name, origins: origins.filter((origin) => new URL(origin).hostname === id) };
}

function hasDomain(origin: string): boolean {
  const { hostname } = new URL(origin);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}
