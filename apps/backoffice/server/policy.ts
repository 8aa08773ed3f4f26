/**
 * The Content-Security-Policy: scripts of this origin only, and style elements only with the page's nonce, which the
 * client's styles carry. Frames show previews of the shops. Naming the shops here would tell everyone which clubs exist,
 * so any address with the scheme of this origin is allowed.
 */
export function contentSecurityPolicy(origin: string, nonce?: string): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : [])],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'"],
    'frame-src': [new URL(origin).protocol],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
