import type { Brand } from '@matchday/storefront/brand';

export const brand = {
  storeId: 'dbu',
  themeName: 'dbu',
  siteName: 'DBU Fanshop',
  cultures: [
    { culture: 'da', locale: 'da-DK', pathPrefix: '', currency: 'DKK' },
    { culture: 'en', locale: 'en-GB', pathPrefix: '/en', currency: 'DKK' },
  ],
  logo: { src: '/brand/logo.svg', width: 177, height: 64 },
  manifest: {
    shortName: 'DBU',
    themeColor: '#ffffff',
    backgroundColor: '#ffffff',
  },
} satisfies Brand;
