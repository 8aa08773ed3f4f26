/** Where the tag manager comes from and reports to, once a shopper allows it. */
const tagManager = 'https://*.googletagmanager.com';
const measurements = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * The page server adds the hashes of a page's inline scripts. From elsewhere, the policy allows the tag manager alone,
 * for a club that has one. A payment is a navigation to the provider's page, which no directive concerns.
 */
function policy(hasTagManager: boolean, framedBy: string): string {
  const tags = hasTagManager ? [tagManager] : [];
  const reports = hasTagManager ? measurements : [];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...tags, ...(isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...tags, ...reports],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...tags, ...reports, ...(isDevelopment ? ['ws:'] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [framedBy],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** What an image may do when it is opened by itself: nothing. */
export const mediaPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The headers of every response of a shop. Images have `mediaPolicy` instead of the pages' policy. */
export function securityHeaders({
  origin,
  hasTagManager,
  framedBy = "'none'",
}: {
  /** The shop's public address. */
  origin: URL;
  hasTagManager: boolean;
  /** Who may show the page in a frame; nobody if missing. */
  framedBy?: string;
}): Record<string, string> {
  return {
    'Content-Security-Policy': policy(hasTagManager, framedBy),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(origin.protocol === 'https:' && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
