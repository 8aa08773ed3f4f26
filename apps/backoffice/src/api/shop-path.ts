/** A path as the shop writes it: it begins and ends with a slash. */
export const asPath = (entered: string): string =>
  `/${entered.trim().split('/').filter(Boolean).join('/')}/`.replace('//', '/');
