import { useEffect, useState, useSyncExternalStore } from 'react';

/** A link that is opened in a tab with the same page loads nothing, but changes the fragment. */
function onOpened(report: () => void) {
  addEventListener('hashchange', report);
  return () => removeEventListener('hashchange', report);
}

/** Mails have tokens in the fragment; older ones, such as a newsletter's welcome, have them in the query. */
const tokensIn = ({ hash, search }: Pick<Location, 'hash' | 'search'>) =>
  [hash.slice(1), search].map((part) => new URLSearchParams(part));

/**
 * The token of a mail's link: undefined until the address was read, null where it has none. It is taken out of the address,
 * so that no service that receives addresses gets it.
 */
export function useMailToken(name: 'confirm' | 'newEmail' | 'token'): string | null | undefined {
  const found = useSyncExternalStore(
    onOpened,
    () => tokensIn(location).flatMap((part) => part.get(name) ?? [])[0] ?? null,
    () => undefined,
  );
  const [token, setToken] = useState(found);
  if (found && found !== token) setToken(found);
  useEffect(() => {
    if (!found) return;
    const address = new URL(location.href);
    address.searchParams.delete(name);
    if (new URLSearchParams(address.hash.slice(1)).has(name)) address.hash = '';
    history.replaceState(history.state, '', address);
  }, [found, name]);
  return token ?? found;
}
