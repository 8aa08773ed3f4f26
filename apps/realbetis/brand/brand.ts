import type { Brand } from '@matchday/storefront/brand';

export const brand = {
  storeId: 'realbetis',
  themeName: 'realbetis',
  siteName: 'Real Betis Shop',
  cultures: [
    { culture: 'es', locale: 'es-ES', pathPrefix: '', currency: 'EUR' },
    { culture: 'en', locale: 'en-GB', pathPrefix: '/en', currency: 'EUR' },
  ],
  logo: { src: '/brand/logo.svg', width: 273, height: 64 },
  favicon: { src: '/brand/mark.svg', type: 'image/svg+xml' },
  appleIcon: '/brand/apple-icon-180.png',
  manifest: {
    shortName: 'Real Betis',
    themeColor: '#006a36',
    backgroundColor: '#fffdf6',
    icons: [
      { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/brand/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
} satisfies Brand;
