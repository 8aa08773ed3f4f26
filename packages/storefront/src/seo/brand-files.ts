/** Where browsers, feed readers and crawlers look without asking a page. Every shell has the icons in `public/brand`. */
export const iconRewrite = { source: '/favicon.ico', destination: '/brand/icon-48.png' };

/** How the shop looks on a home screen, in a language (S1.4). */
export const manifestOf = (culture: string) => `/brand/manifest.${culture}.webmanifest`;

/** The image for shared pages that have no image of their own. */
export const socialPicture = { url: '/brand/social.png', width: 1200, height: 630 };
