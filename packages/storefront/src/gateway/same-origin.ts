/**
 * Whether a request was made by a page of the shop itself. Browsers send `Sec-Fetch-Site`; if it is missing, `Origin`
 * must name the requested host.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('Origin');
  const host = headers.get('Host');
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host;
}
