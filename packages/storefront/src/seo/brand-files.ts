/** Where browsers, feed readers and crawlers look without asking a page. Every shell has the icons in `public/brand`. */
export const iconRewrite = { source: '/favicon.ico', destination: '/brand/icon-48.png' };

/** The manifest of a language, which describes how the shop looks on a home screen (S1.4). */
export const manifestOf = (culture: string) => `/brand/manifest.${culture}.webmanifest`;

/** Serves the manifests; they contain the shop's name, which is data. */
export const manifestRewrite = {
  source: '/brand/manifest.:culture([a-zA-Z-]+).webmanifest',
  destination: '/manifests/:culture',
};

/** The widths of the icons for a home screen. */
export const homeScreenIcons = [192, 512];

/** The image for shared pages that have no image of their own. */
export const socialPicture = { url: '/brand/social.png', width: 1200, height: 630 };
