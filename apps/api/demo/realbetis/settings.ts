import type { SettingsSeed } from '../build-settings';

export const settings: SettingsSeed<'es' | 'en'> = {
  headerUsps: [
    {
      text: { es: 'Envío gratis desde 80 €', en: 'Free delivery from €80' },
      target: 'page:delivery',
      onMobile: true,
    },
    {
      text: {
        es: 'Sale el mismo día; estampados, después',
        en: 'Sent the same day, prints later',
      },
      onMobile: false,
    },
    {
      text: { es: 'Ya está aquí la 26/27', en: 'The 26/27 kit is here' },
      target: 'category:kits',
      onMobile: true,
    },
  ],
  footerUsps: [
    {
      es: 'Tienda del club: lo que ganas tú, lo gana la cantera',
      en: 'The club’s own shop: the profit goes to the academy',
    },
    { es: 'Atendida desde Sevilla', en: 'Run from Seville' },
    { es: 'Respuesta en dos días laborables', en: 'Answers within two working days' },
  ],
  about: {
    es: 'La tienda del Real Betis, atendida desde Sevilla por catorce personas que han visto más prórrogas de las recomendables.',
    en: 'The shop of Real Betis, run from Seville by fourteen people who have seen more extra time than is good for them.',
  },
  footerLinks: [
    {
      headline: { es: 'Comprar', en: 'Shop' },
      targets: ['category:home-shirts', 'category:women', 'category:kids', 'category:retro', 'category:sale'],
    },
    {
      headline: { es: 'Ayuda', en: 'Help' },
      targets: ['page:delivery', 'page:size-guide', 'page:contact', 'page:terms', 'page:accessibility'],
    },
    {
      headline: { es: 'El club', en: 'The club' },
      targets: ['page:about', 'page:feria', 'category:goalkeeper'],
    },
  ],
  newsletterList: 'realbetis',
  theming: {
    primaryColor: '#00743c',
    secondaryColor: '#c6963a',
    textColor: '#13241a',
    fontFamily: '',
  },
};
