import type { SettingsSeed } from '../build-settings';

export const settings: SettingsSeed<'da' | 'en'> = {
  headerUsps: [
    {
      text: { da: 'Gratis til udleveringssted fra 499 kr.', en: 'Free pick-up from DKK 499' },
      target: 'page:delivery',
      onMobile: true,
    },
    {
      text: {
        da: 'Sendt samme dag, tryk senere',
        en: 'Sent the same day, prints later',
      },
      onMobile: false,
    },
    {
      text: { da: 'Slutrundetrøjen 27 kan forudbestilles', en: 'Preorder the finals shirt 27' },
      target: 'page:finals',
      onMobile: true,
    },
  ],
  footerUsps: [
    { da: 'Overskuddet går til børnefodbolden', en: 'The profit goes to children’s football' },
    { da: 'Pakket i Brøndby', en: 'Packed in Brøndby' },
    { da: 'Svar inden for to hverdage', en: 'Answers within two working days' },
  ],
  about: {
    da: 'Landsholdets egen shop. Vi pakker i Brøndby, ofte til lyden af en genudsendelse.',
    en: 'The national team’s own shop. We pack in Brøndby, often to the sound of a rerun.',
  },
  footerLinks: [
    {
      headline: { da: 'Shop', en: 'Shop' },
      targets: ['category:home-shirts', 'category:women', 'category:kids', 'category:retro', 'category:sale'],
    },
    {
      headline: { da: 'Hjælp', en: 'Help' },
      targets: ['page:delivery', 'page:size-guide', 'page:contact', 'page:terms', 'page:accessibility'],
    },
    {
      headline: { da: 'Landsholdet', en: 'The team' },
      targets: ['page:about', 'page:finals', 'category:goalkeeper'],
    },
  ],
  newsletterList: 'dbu',
  theming: {
    primaryColor: '#c8102e',
    secondaryColor: '#fbe4e7',
    textColor: '#221c1e',
    fontFamily: '',
  },
};
