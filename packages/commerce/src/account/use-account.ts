import { useMemo } from 'react';
import { useCommerce } from '../commerce-provider';
import { type Account, createAccount } from './create-account';

/** What the customer who is logged in can do with the account. */
export function useAccount(): Account {
  const { client, auth } = useCommerce();
  return useMemo(() => createAccount({ client, auth }), [client, auth]);
}
