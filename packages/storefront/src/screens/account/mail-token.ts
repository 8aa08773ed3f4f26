import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The token of a mail's link: undefined until the address was read, null where it has none. It is taken out of the address,
 * so that no service that receives addresses gets it.
 */
export function useMailToken(name: 'confirm' | 'newEmail' | 'token'): string | null | undefined {
  const found = useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).get(name),
    () => undefined,
  );
  const [token, setToken] = useState(found);
  if (found && found !== token) setToken(found);
  useEffect(() => {
    if (!found) return;
    const address = new URL(location.href);
    address.searchParams.delete(name);
    history.replaceState(history.state, '', address);
  }, [found, name]);
  return token ?? found;
}
