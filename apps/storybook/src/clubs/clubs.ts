import { type BrandModules, clubsFrom } from './clubs-from';

export type { Club } from './clubs-from';

/** All clubs of the repository. Every folder `apps/<club>/brand` is a club. */
export const clubs = clubsFrom({
  themes: import.meta.glob<BrandModules['themes'][string]>('../../../*/brand/theme.css.ts', { eager: true }),
  brands: import.meta.glob<BrandModules['brands'][string]>('../../../*/brand/brand.ts', { eager: true }),
  tokens: import.meta.glob<BrandModules['tokens'][string]>('../../../*/brand/tokens.ts', { eager: true }),
  fonts: import.meta.glob<BrandModules['fonts'][string]>('../../../*/brand/fonts.ts', { eager: true }),
  logos: import.meta.glob<string>('../../../*/public/brand/*.svg', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
});

/**
 * The club with that name.
 *
 * @throws Error if it does not exist
 */
export function getClub(id: string) {
  const club = clubs.find((candidate) => candidate.id === id);
  if (!club) {
    throw new Error(`There is no club '${id}': apps/${id}/brand was not found`);
  }
  return club;
}
