import { createDeferredDomain } from '../deferred-domain';
import { unknownAuth } from './auth-state';
import type { AuthDomain } from './create-auth';

/**
 * The login of a page that is shown before the login's code has loaded. The first action loads the code.
 *
 * @param fetchAuth loads the login
 */
export function createDeferredAuth(fetchAuth: () => Promise<AuthDomain>): AuthDomain {
  const { state, load } = createDeferredDomain(unknownAuth, fetchAuth);
  const later = (act: (auth: AuthDomain) => void) => void load().then(act, () => {});
  return {
    state,
    start() {
      let stop: (() => void) | undefined;
      let isStarted = true;
      later((auth) => {
        if (isStarted) stop = auth.start();
      });
      return () => {
        isStarted = false;
        stop?.();
      };
    },
    check: () => later((auth) => auth.check()),
    login: async (credentials) => (await load()).login(credentials),
    loginWithPasskey: async () => (await load()).loginWithPasskey(),
    logout: async () => (await load()).logout(),
    end: (how) => later((auth) => auth.end(how)),
    loadUser: async () => (await load()).loadUser(),
    adoptUser: (user) => later((auth) => auth.adoptUser(user)),
  };
}
