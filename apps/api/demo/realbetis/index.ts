import type { StoreSeed } from '../build-store';
import { categories } from './categories';
import { realbetis } from './club';
import { dictionary } from './dictionary';
import { pages, redirects } from './pages';
import { prints } from './prints';
import { ranges } from './products';
import { scenes } from './scenes';
import { settings } from './settings';
import { facts, store } from './store';

export const realbetisSeed: StoreSeed<'es' | 'en', 'EUR'> = {
  club: realbetis,
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
