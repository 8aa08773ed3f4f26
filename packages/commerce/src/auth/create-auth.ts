import { type ApiClient, ApiError, singleFlight } from '@matchday/api-client';
import type { AtomState } from '../atom-state';
import type { BasketDomain } from '../basket/basket-domain';
import { authenticate, type Credentials, loadProfile, logOut } from './actions';
import type { AuthChannel } from './auth-channel';
import type { AuthCookie } from './auth-cookie';
import { type AuthState, createAuthState, type Profile } from './auth-state';

export interface AuthOptions {
  client: ApiClient;
  cookie: AuthCookie;
  /** The visitor's basket joins the customer's at the login, and stays with the customer at the logout. */
  basket: Pick<BasketDomain, 'state' | 'take'>;
  channel?: AuthChannel;
  /** Where the login is shown, if that stands before the login does. */
  state?: AtomState<AuthState>;
  /** Writes a failed login to the log (S8.9). */
  log?: (error: ApiError) => void;
}

export interface AuthActions {
  /** Takes from the cookie whether somebody is logged in, and follows the other tabs. @returns how to stop following */
  start: () => () => void;
  /** Takes from the cookie whether somebody is logged in still. */
  check: () => void;
  /**
   * Logs in with the visitor's basket and goes on with the one that comes back. While a login runs, a second call is that one.
   * @returns whether it worked; the state's error says why not
   * @throws an empty Error when the answer has no result (S8.9)
   */
  login: (credentials: Credentials) => Promise<boolean>;
  /** Ends the session and begins a new basket (S4.3). @throws ApiError when the shop cannot be reached: the login goes on */
  logout: () => Promise<void>;
  /** Notes that the login is over, in every tab. After an expiry nothing else changes, so that nothing typed is lost. */
  end: (how: 'logout' | 'expiry') => void;
  /** Reads who is logged in. @throws ApiError */
  loadUser: () => Promise<void>;
  /** Takes the profile that another call answered with. */
  adoptUser: (user: Profile) => void;
}

export interface AuthDomain extends AuthActions {
  readonly state: AtomState<AuthState>;
}

/** The login of one page: its state and what can be done with it. */
export function createAuth({
  client,
  cookie,
  basket,
  channel,
  log,
  state = createAuthState(),
}: AuthOptions): AuthDomain {
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

  async function logIn(credentials: Credentials): Promise<boolean> {
    state.setState({ isLoggingIn: true, error: null });
    try {
      const result = await authenticate(client, credentials, basket.state.getState().token);
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

  return {
    state,
    start() {
      check();
      return channel?.listen(check) ?? (() => {});
    },
    check,
    login(credentials) {
      running ??= logIn(credentials).finally(() => {
        running = undefined;
      });
      return running;
    },
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
