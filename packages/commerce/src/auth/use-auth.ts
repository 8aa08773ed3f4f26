import { useStore } from 'zustand';
import { useCommerce } from '../commerce-provider';
import type { AuthState } from './auth-state';
import type { AuthActions } from './create-auth';

/** A part of the login's state; the component renders again when that part changes. */
export function useAuth<T>(select: (state: AuthState) => T): T {
  return useStore(useCommerce().auth.state, select);
}

/** What can be done with the login. */
export function useAuthActions(): AuthActions {
  return useCommerce().auth;
}
