import type { Brand } from '@matchday/storefront/brand';

export const brand = {
  storeId: 'realbetis',
  themeName: 'realbetis',
  siteName: 'Real Betis Tienda',
  cultures: [
    { culture: 'es', locale: 'es-ES', pathPrefix: '', currency: 'EUR' },
    { culture: 'en', locale: 'en-GB', pathPrefix: '/en', currency: 'EUR' },
  ],
  logo: { src: '/brand/logo.svg', width: 273, height: 64 },
  manifest: {
    shortName: 'Real Betis',
    themeColor: '#006a36',
    backgroundColor: '#fffdf6',
  },
} satisfies Brand;
