/** Where the tag manager comes from and reports to, once a shopper of a club that has one allows it. */
const tagManager = 'https://*.googletagmanager.com';
const measurements = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * Static pages cannot carry a nonce, so the policy allows Next's inline bootstrap scripts, and
 * from elsewhere the tag manager alone.
 * A payment is a navigation to the provider's page, which no directive concerns.
 */
const policy = {
  'default-src': ["'self'"],
  'script-src': [
    "'self'",
    "'unsafe-inline'",
    tagManager,
    ...(process.env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : []),
  ],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', tagManager, ...measurements],
  'font-src': ["'self'"],
  'connect-src': [
    "'self'",
    tagManager,
    ...measurements,
    ...(process.env.NODE_ENV === 'development' ? ['ws:'] : []),
  ],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

export const securityHeaders = [
  {
    key: 'Content-Security-Policy',
    value: Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
  },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];
