type Address = Pick<Location, 'origin' | 'pathname' | 'search'>;

/** The path of the login, which returns the shopper to the current page. */
export function loginPath(
  pathPrefix: string,
  { pathname, search }: Pick<Address, 'pathname' | 'search'>,
): string {
  return `${pathPrefix}/login/?${new URLSearchParams({ returnTo: `${pathname}${search}` })}`;
}

/** The path to which the login returns; null if missing or on another site. */
export function returnPath({ origin, search }: Pick<Address, 'origin' | 'search'>): string | null {
  const returnTo = new URLSearchParams(search).get('returnTo');
  if (!returnTo?.startsWith('/') || !URL.canParse(returnTo, origin)) return null;
  const target = new URL(returnTo, origin);
  // The parser turns `/.//other/` into the path `//other/`, which a browser takes for an address on another site.
  if (target.origin !== origin || target.pathname.startsWith('//')) return null;
  return `${target.pathname}${target.search}${target.hash}`;
}
