import type { Metadata } from 'next';

/** Drawn from each brand's mark by `npm run icons`; every shell has them in `public/brand`. */
export const brandIcons: Metadata['icons'] = {
  icon: [
    { url: '/brand/mark.svg', type: 'image/svg+xml' },
    ...[16, 32, 48].map((size) => ({
      url: `/brand/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  ],
  apple: { url: '/brand/apple-icon-180.png', sizes: '180x180' },
};

/** How the shop looks on a home screen, in a language (S1.4). */
export const manifestOf = (culture: string) => `/brand/manifest.${culture}.webmanifest`;

/** Shown where a page that has no picture of its own is shared. */
export const socialPicture = { url: '/brand/social.png', width: 1200, height: 630 };
