import type { components } from '@matchday/api-client';

export type Profile = components['schemas']['Profile'];

/** S3.18. The tokens themselves are in cookies that no script can read. */
export interface AuthState {
  /** Null until the cookie is read: cached pages do not contain it. */
  isLoggedIn: boolean | null;
  isLoggingIn: boolean;
  /** Null until loaded, and while no user is logged in. */
  user: Profile | null;
  /** How the login of this page ended: the shopper logged out, or it could not be renewed (S8.1). */
  ended: 'logout' | 'expiry' | null;
  /** Why the last login failed; null after a success. */
  error: Error | null;
}

export const unknownAuth: AuthState = {
  isLoggedIn: null,
  isLoggingIn: false,
  user: null,
  ended: null,
  error: null,
};
