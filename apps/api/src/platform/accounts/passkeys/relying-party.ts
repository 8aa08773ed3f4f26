import { isIP } from 'node:net';

/** Errors of operations with passkeys. */
export const passkeysUnavailableErrors = { 409: ['PasskeysUnavailable'] } as const;

/** A shop or a store's back office, as browsers and authenticators know it. */
export interface RelyingParty {
  storeId: string;
  /** The host to which passkeys are bound. */
  id: string;
  name: string;
  /** The origins whose pages may use them. */
  origins: string[];
}

/** Whether an origin has a domain name. WebAuthn excludes IP addresses. */
export function hasDomain(origin: string): boolean {
  const { hostname } = new URL(origin);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}
