import { usePermissions } from 'react-admin';
import type { StaffSession } from './auth-provider';

export type Scope = StaffSession['scopes'][number];

/** What the person may do; nothing until it is known. */
export function useScopes(): { can: (...anyOf: readonly Scope[]) => boolean; isPending: boolean } {
  const { permissions, isPending } = usePermissions<{ scopes: readonly Scope[] }>();
  return { can: (...anyOf) => anyOf.some((scope) => permissions?.scopes.includes(scope)), isPending };
}
