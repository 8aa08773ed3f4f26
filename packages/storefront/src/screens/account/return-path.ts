type Address = Pick<Location, 'origin' | 'pathname' | 'search'>;

/** The login, from which the shopper comes back to where they are. */
export function loginPath(
  pathPrefix: string,
  { pathname, search }: Pick<Address, 'pathname' | 'search'>,
): string {
  return `${pathPrefix}/login/?${new URLSearchParams({ returnTo: `${pathname}${search}` })}`;
}

/** Where the login was asked to lead; null where it was not, or to another site. */
export function returnPath({ origin, search }: Pick<Address, 'origin' | 'search'>): string | null {
  const returnTo = new URLSearchParams(search).get('returnTo');
  if (!returnTo?.startsWith('/') || !URL.canParse(returnTo, origin)) return null;
  const target = new URL(returnTo, origin);
  return target.origin === origin ? `${target.pathname}${target.search}${target.hash}` : null;
}
