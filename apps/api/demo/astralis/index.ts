import type { StoreSeed } from '../build-store';
import { categories } from './categories';
import { astralis } from './club';
import { dictionary } from './dictionary';
import { pages, redirects } from './pages';
import { prints } from './prints';
import { ranges } from './products';
import { scenes } from './scenes';
import { settings } from './settings';
import { facts, store } from './store';

export const astralisSeed: StoreSeed<'en' | 'da', 'EUR' | 'DKK'> = {
  club: astralis,
  store,
  facts,
  categories,
  ranges,
  prints,
  scenes,
  pages,
  redirects,
  settings,
  dictionary,
};
