import type { Brand } from '@matchday/storefront/brand';

export const brand = {
  storeId: 'astralis',
  themeName: 'astralis',
  siteName: 'Astralis Shop',
  cultures: [
    { culture: 'en', locale: 'en-GB', pathPrefix: '', currency: 'EUR' },
    { culture: 'da', locale: 'da-DK', pathPrefix: '/da', currency: 'DKK' },
  ],
  logo: { src: '/brand/logo.svg', width: 277, height: 64 },
  favicon: { src: '/brand/mark.svg', type: 'image/svg+xml' },
  appleIcon: '/brand/apple-icon-180.png',
  manifest: {
    shortName: 'Astralis',
    themeColor: '#000000',
    backgroundColor: '#0a0a0c',
    icons: [
      { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/brand/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
} satisfies Brand;
