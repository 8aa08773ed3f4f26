import { type ApiClient, ApiError, singleFlight } from '@matchday/api-client';
import { createAtomState } from '../atom-state';
import type { BasketDomain } from '../basket/basket-domain';
import type { ReadableState } from '../deferred-domain';
import { authenticate, type Credentials, loadProfile, logOut, type Proof, signLogin } from './actions';
import type { AuthChannel } from './auth-channel';
import type { AuthCookie } from './auth-cookie';
import { type AuthState, type Profile, unknownAuth } from './auth-state';

export interface AuthOptions {
  client: ApiClient;
  cookie: AuthCookie;
  /** At login the visitor's basket is merged into the customer's, which stays with the customer at logout. */
  basket: Pick<BasketDomain, 'take'>;
  channel?: AuthChannel;
  /** Writes a failed login to the log (S8.9). */
  log?: (error: ApiError) => void;
}

export interface AuthActions {
  /** Reads from the cookie whether a user is logged in, and follows the other tabs. @returns a function that stops following */
  start: () => () => void;
  /** Reads again from the cookie whether a user is logged in. */
  check: () => void;
  /**
   * Logs in with the visitor's basket and adopts the returned one. While a login runs, a second call returns the same promise.
   * @returns whether it succeeded; otherwise see the state's error
   * @throws an empty Error when the response has no result (S8.9)
   */
  login: (credentials: Credentials) => Promise<boolean>;
  /**
   * Logs in with a passkey that the shopper chooses in the browser's dialog, like `login`. While the dialog is open, a
   * second call returns the same promise.
   * @returns false if the shopper cancelled
   * @throws ApiError when the login is refused
   */
  loginWithPasskey: () => Promise<boolean>;
  /** Ends the session and starts a new basket (S4.3). @throws ApiError when the shop cannot be reached; the login continues */
  logout: () => Promise<void>;
  /** Sets the state to logged out in every tab. After an expiry nothing else changes, so that no input is lost. */
  end: (how: 'logout' | 'expiry') => void;
  /** Reads the logged-in user. @throws ApiError */
  loadUser: () => Promise<void>;
  /** Adopts the profile that another call returned. */
  adoptUser: (user: Profile) => void;
}

export interface AuthDomain extends AuthActions {
  readonly state: ReadableState<AuthState>;
}

/** Creates the login of one page: its state and its actions. */
export function createAuth({ client, cookie, basket, channel, log }: AuthOptions): AuthDomain {
  const state = createAtomState(() => unknownAuth);
  let running: Promise<boolean> | undefined;

  function check() {
    const { isLoggedIn: was } = state.getState();
    const isLoggedIn = cookie.read();
    if (isLoggedIn !== was) state.setState({ isLoggedIn, user: null, ended: was ? 'expiry' : null });
  }

  function end(how: 'logout' | 'expiry') {
    cookie.clear();
    if (state.getState().isLoggedIn === false) return;
    state.setState({ isLoggedIn: false, user: null, ended: how });
    channel?.post('changed');
    if (how === 'logout') void basket.take(null);
  }

  async function logIn(proof: Proof): Promise<boolean> {
    state.setState({ isLoggingIn: true, error: null });
    try {
      const result = await authenticate(client, proof);
      if (!result) throw new Error();
      state.setState({ isLoggedIn: true, ended: null });
      channel?.post('changed');
      if (result.basketToken) void basket.take(result.basketToken);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log?.(error);
      state.setState({ error });
      return false;
    } finally {
      state.setState({ isLoggingIn: false });
    }
  }

  function login(proof: Proof): Promise<boolean> {
    running ??= logIn(proof).finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    state,
    start() {
      check();
      return channel?.listen(check) ?? (() => {});
    },
    check,
    login,
    loginWithPasskey: singleFlight(async () => {
      const credential = await signLogin(client);
      if (credential === null) return false;
      if (!(await login(credential))) throw state.getState().error ?? new Error();
      return true;
    }),
    logout: singleFlight(async () => {
      await logOut(client);
      end('logout');
    }),
    end,
    loadUser: singleFlight(async () => {
      const user = await loadProfile(client);
      if (state.getState().isLoggedIn) state.setState({ user });
    }),
    adoptUser: (user) => state.setState({ user }),
  };
}
