import { hasDomain, type RelyingParty } from '../../../platform/accounts/passkeys/relying-party';
import type { Context } from '../../../platform/context';
import type { Fail } from '../../../platform/http/errors/declare-errors';

const loopback = '127.0.0.1';

/**
 * The relying party of the staff's passkeys: the host of the back office, whose address is a setting. No header of a
 * request has a part in it. Ends the request with 409 `PasskeysUnavailable` if the address has no domain name.
 */
export function backOfficeParty(
  fail: Fail<'PasskeysUnavailable'>,
  { config }: Pick<Context, 'config'>,
  store: { id: string; name: string },
): RelyingParty {
  const origin = passkeyOrigin(config.backOfficeUrl);
  if (origin === undefined) return fail('PasskeysUnavailable');
  return { storeId: store.id, id: new URL(origin).hostname, name: store.name, origins: [origin] };
}

/** The loopback address has a name, too: passkeys of the demonstration belong to `localhost`. */
function passkeyOrigin(backOfficeUrl: string | undefined): string | undefined {
  if (backOfficeUrl === undefined) return undefined;
  const url = new URL(backOfficeUrl);
  if (url.hostname === loopback) url.hostname = 'localhost';
  return hasDomain(url.origin) ? url.origin : undefined;
}
