/**
 * Whether a request was made by a page of the shop itself. Browsers send `Sec-Fetch-Site`. If it is missing, `Origin`,
 * or else `Referer`, must name the shop's public address.
 */
export function isSameOrigin(headers: Headers, shopOrigin: string): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin';
  const source = headers.get('Origin') ?? headers.get('Referer');
  return source !== null && URL.canParse(source) && new URL(source).origin === new URL(shopOrigin).origin;
}
