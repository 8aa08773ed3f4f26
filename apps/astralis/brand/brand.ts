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
  manifest: {
    shortName: 'Astralis',
    themeColor: '#000000',
    backgroundColor: '#0a0a0c',
  },
} satisfies Brand;
