/** The brand of the club that is being built: the shell's `brand/brand.ts` (see next-config). */
declare module 'club-brand' {
  import type { Brand } from '@matchday/storefront/brand';

  export const brand: Brand;
}
