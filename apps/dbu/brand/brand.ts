import type { Brand } from '@matchday/storefront/brand';

export const brand = {
  storeId: 'dbu',
  themeName: 'dbu',
  siteName: 'DBU Shop',
  cultures: [
    { culture: 'da', locale: 'da-DK', pathPrefix: '', currency: 'DKK' },
    { culture: 'en', locale: 'en-GB', pathPrefix: '/en', currency: 'DKK' },
  ],
  logo: { src: '/brand/logo.svg', width: 177, height: 64 },
  favicon: { src: '/brand/mark.svg', type: 'image/svg+xml' },
  appleIcon: '/brand/apple-icon-180.png',
  manifest: {
    shortName: 'DBU',
    themeColor: '#ffffff',
    backgroundColor: '#ffffff',
    icons: [
      { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/brand/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
} satisfies Brand;
