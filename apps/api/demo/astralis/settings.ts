import type { SettingsSeed } from '../build-settings';

export const settings: SettingsSeed<'en' | 'da'> = {
  headerUsps: [
    {
      text: { en: 'Free delivery from €100', da: 'Fri fragt fra 700 kr.' },
      target: 'page:delivery',
      onMobile: true,
    },
    {
      text: {
        en: 'Sent the same day, prints later',
        da: 'Sendt samme dag, tryk senere',
      },
      onMobile: false,
    },
    {
      text: { en: 'The 2026 shirts are here', da: '2026-trøjerne er her' },
      target: 'category:shirts',
      onMobile: true,
    },
  ],
  footerUsps: [
    {
      en: 'The team’s own shop: every order funds the academy',
      da: 'Holdets egen shop: hver ordre støtter akademiet',
    },
    { en: 'Sent from Copenhagen', da: 'Sendt fra København' },
    { en: 'Answers within one working day', da: 'Svar inden for en hverdag' },
  ],
  about: {
    en: 'The shop of Astralis: run from a warehouse in Copenhagen by eleven people, nine of whom will tell you their rank.',
    da: 'Astralis’ shop: drevet fra et lager i København af elleve mennesker, hvoraf de ni gerne fortæller dig deres rank.',
  },
  footerLinks: [
    {
      headline: { en: 'Shop', da: 'Shop' },
      targets: [
        'category:home-shirts',
        'category:hoodies',
        'category:kids',
        'category:desk',
        'category:sale',
      ],
    },
    {
      headline: { en: 'Help', da: 'Hjælp' },
      targets: ['page:delivery', 'page:size-guide', 'page:contact', 'page:terms', 'page:accessibility'],
    },
    {
      headline: { en: 'Astralis', da: 'Astralis' },
      targets: ['page:about', 'page:season', 'category:legacy'],
    },
  ],
  newsletterList: 'astralis',
  theming: {
    primaryColor: '#e4002b',
    secondaryColor: '#f6f5f2',
    textColor: '#f6f5f2',
    fontFamily: '',
  },
};
