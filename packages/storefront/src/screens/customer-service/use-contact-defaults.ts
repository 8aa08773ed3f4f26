import { useAuth, useAuthActions } from '@matchday/commerce/react';
import { useEffect, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Initial values of a contact form: the logged-in customer, and the order number from the address. */
export function useContactDefaults(): { name: string; email: string; orderNumber: string } {
  const { loadUser } = useAuthActions();
  const isLoggedIn = useAuth((state) => state.isLoggedIn);
  const user = useAuth((state) => state.user);
  useEffect(() => {
    if (isLoggedIn) void loadUser().catch(() => {});
  }, [isLoggedIn, loadUser]);
  const orderNumber = useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).get('order') ?? '',
    () => '',
  );
  return {
    name: user ? `${user.firstName} ${user.lastName}` : '',
    email: user?.email ?? '',
    orderNumber,
  };
}
