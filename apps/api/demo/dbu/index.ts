import type { StoreSeed } from '../build-store';
import { categories } from './categories';
import { dbu } from './club';
import { dictionary } from './dictionary';
import { pages, redirects } from './pages';
import { prints } from './prints';
import { ranges } from './products';
import { scenes } from './scenes';
import { settings } from './settings';
import { facts, store } from './store';

export const dbuSeed: StoreSeed<'da' | 'en', 'DKK'> = {
  club: dbu,
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
