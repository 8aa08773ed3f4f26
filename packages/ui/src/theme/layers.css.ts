import { globalLayer } from '@vanilla-extract/css';

/** The one order of the cascade, weakest first. */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  components: globalLayer('components'),
  screens: globalLayer('screens'),
};
