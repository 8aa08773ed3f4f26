import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { NextConfig } from 'next';
import { pageRewrites, slashRedirects } from './addresses/rewrites';
import type { Brand } from './brand';
import { compileStyles } from './style-rules';

export interface ShopOptions {
  /** The addresses of the club's own pages: `app/[culture]/stadium/page.tsx` is shown at `/stadium` in every culture. */
  ownPages?: readonly `/${string}`[];
}

/** The club's slots, below its folder. */
const slotsFile = './slots/slots.ts';

/**
 * The one place of Next's configuration. A shell's `next.config.ts` passes its brand:
 * `export default storefrontConfig(brand)`.
 */
export function storefrontConfig(brand: Brand, { ownPages }: ShopOptions = {}): NextConfig {
  const config: NextConfig = {
    // Another folder allows a second build while the first is being served.
    distDir: process.env.NEXT_DIST_DIR ?? '.next',
    // `standalone` also writes a folder that runs without this repository.
    ...(process.env.SHOP_OUTPUT === 'standalone' && { output: 'standalone' as const }),
    cacheComponents: true,
    partialPrefetching: true,
    trailingSlash: true,
    // The gateway's addresses have no trailing slash; pages are redirected by slashRedirects.
    skipTrailingSlashRedirect: true,
    poweredByHeader: false,
    generateEtags: false,
    reactStrictMode: true,
    allowedDevOrigins: ['127.0.0.1'],
    transpilePackages: [
      '@matchday/api-client',
      '@matchday/commerce',
      '@matchday/dictionary',
      '@matchday/screen-addresses',
      '@matchday/storefront',
      '@matchday/telemetry',
      '@matchday/tracking',
      '@matchday/ui',
      '@matchday/validation',
    ],
    // Types are checked by the workspace's own task.
    typescript: { ignoreBuildErrors: true },
    turbopack: {
      resolveAlias: {
        'club-brand': './brand/brand.ts',
        'club-theme': './brand/theme.css.ts',
        ...(existsSync(slotsFile) && { '@matchday/storefront/club-slots': slotsFile }),
      },
    },
    // Reports the tags and changes of pages to the page server, which keeps them ready to be sent.
    cacheHandler: createRequire(import.meta.url).resolve('@matchday/page-server/page-store'),
    // Pages are cached only in memory, like invalidated tags, so that unknown paths do not fill the disk.
    cacheMaxMemorySize: 8 * 1024 * 1024,
    experimental: { isrFlushToDisk: false },
    // Pages use the API's images. Next's own image service would resize pictures for anyone, without a limit.
    images: { unoptimized: true },
    redirects: async () => slashRedirects,
    rewrites: async () => ({
      beforeFiles: [],
      afterFiles: pageRewrites(brand, ownPages),
      fallback: [],
    }),
  };
  return compileStyles(config);
}
