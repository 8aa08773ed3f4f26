import { globalLayer } from '@vanilla-extract/css';

/** The order of the cascade layers, weakest first. */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  components: globalLayer('components'),
  screens: globalLayer('screens'),
};
