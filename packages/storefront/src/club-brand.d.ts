/** The brand of the club that is being built: the shell's `brand/brand.ts` (see next-config). */
declare module 'club-brand' {
  import type { Brand } from '@matchday/storefront/brand';

  export const brand: Brand;
}

/** The brand's theme: the shell's `brand/theme.css.ts`. */
declare module 'club-theme';
