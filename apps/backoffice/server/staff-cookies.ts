/** `session`: the token of a login. `login`: the token between the password and the code. */
export type StaffCookie = 'session' | 'login';

const names: Readonly<Record<StaffCookie, string>> = { session: 'staff', login: 'staffLogin' };

interface Options {
  secure: boolean;
  /** When the browser forgets the cookie; when it is closed if missing. */
  expires?: Date;
}

/**
 * The name of a store's cookie. A person who works for two clubs has a login in each. The prefix binds a secure cookie
 * to this host.
 */
export const cookieName = (cookie: StaffCookie, storeId: string, secure: boolean): string =>
  `${secure ? '__Host-' : ''}${names[cookie]}.${storeId}`;

/** How a cookie with a token is set: no script reads it, and no other site's page causes it to be sent. */
export const cookieOptions = ({ secure, expires }: Options) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'strict' as const,
  secure,
  ...(expires && { expires }),
});
