import { useCommerce } from '../commerce-provider';
import { useAtomState } from '../use-atom-state';
import type { AuthState } from './auth-state';
import type { AuthActions } from './create-auth';

/** A part of the login's state; the component renders again when that part changes. */
export function useAuth<T>(select: (state: AuthState) => T): T {
  return useAtomState(useCommerce().auth.state, select);
}

/** The actions of the login. */
export function useAuthActions(): AuthActions {
  return useCommerce().auth;
}
