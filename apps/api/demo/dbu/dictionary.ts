import type { StoreSeed } from '../build-store';

export const dictionary: StoreSeed<'da' | 'en', 'DKK'>['dictionary'] = {
  da: {
    'Error.Heading': 'Offside',
    'Basket.Empty.Text': 'Helt stille. Som før et straffespark.',
    'Newsletter.Heading': 'Udtaget til truppen',
    'Newsletter.SubmitSuccess': 'Du er udtaget. Velkommen!',
  },
  en: {
    'Error.Heading': 'Offside',
    'Basket.Empty.Text': 'All quiet, as before a penalty.',
    'Newsletter.Heading': 'Named in the squad',
    'Newsletter.SubmitSuccess': 'You made the squad. Welcome!',
  },
};
