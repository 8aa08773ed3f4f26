import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Mails have tokens in the fragment; older ones, such as a newsletter's welcome, have them in the query. */
const tokenIn = ({ hash, search }: Pick<Location, 'hash' | 'search'>, name: string): string | null =>
  new URLSearchParams(hash.slice(1)).get(name) ?? new URLSearchParams(search).get(name);

/**
 * The token of a mail's link: undefined until the address was read, null where it has none. It is taken out of the address,
 * so that no service that receives addresses gets it.
 */
export function useMailToken(name: 'confirm' | 'newEmail' | 'token'): string | null | undefined {
  const found = useSyncExternalStore(
    never,
    () => tokenIn(location, name),
    () => undefined,
  );
  const [token, setToken] = useState(found);
  if (found && found !== token) setToken(found);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!found) return;
    // The router can render the page with the token of another link before the address is said to have changed.
    if (hasBegun.current) {
      if (tokenIn(location, name)) location.reload();
      return;
    }
    hasBegun.current = true;
    const address = new URL(location.href);
    address.searchParams.delete(name);
    if (new URLSearchParams(address.hash.slice(1)).has(name)) address.hash = '';
    history.replaceState(history.state, '', address);
  }, [found, name]);
  useEffect(() => {
    // A link that is opened in a tab with the same page changes the fragment only: the page begins again.
    const begin = () => tokenIn(location, name) && location.reload();
    addEventListener('hashchange', begin);
    return () => removeEventListener('hashchange', begin);
  }, [name]);
  return token ?? found;
}
