import type { StoreSeed } from '../build-store';

export const dictionary: StoreSeed<'en' | 'da', 'EUR' | 'DKK'>['dictionary'] = {
  en: {
    'Error.Heading': 'Connection to the page lost',
    'Search.Placeholder': 'Shirt, desk mat, size 128 …',
    'Product.Stock.Out.Text': 'This one was taken on match point. Look at the related products below.',
  },
  da: {
    'Error.Heading': 'Forbindelsen til siden røg',
    'Search.Placeholder': 'Trøje, musemåtte, str. 128 …',
    'Product.Stock.Out.Text': 'Den blev taget på matchbold. Se de beslægtede varer længere nede.',
  },
};
