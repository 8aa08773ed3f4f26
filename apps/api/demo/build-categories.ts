import type { CategoryRow, ImageRow } from '../src/features/imports/store-data';
import { formats } from './art/spec';
import type { CategorySeed, Tile } from './category-seed';
import { type Club, type Culture, type Currency, each } from './club';
import { sceneFocal } from './scene-focal';
import type { Scenes } from './scene-seed';
import { slug } from './slug';

export function buildCategories<C extends Culture, M extends Currency>(
  club: Club<C, M>,
  seeds: readonly CategorySeed<C>[],
): CategoryRow[] {
  return seeds.map((seed) => ({
    id: seed.id,
    parentId: seed.parent,
    image: seed.tile ? tileImage(club, seed, seed.tile) : null,
    texts: each(club.cultures, (culture) => {
      const [name, description] = seed[culture];
      return {
        name,
        slug: slug(name),
        description,
        metaTitle: '',
        metaDescription: description,
      };
    }),
  }));
}

function tileImage<C extends Culture, M extends Currency>(
  club: Club<C, M>,
  seed: CategorySeed<C>,
  tile: Tile,
): ImageRow {
  return {
    key: `tile-${seed.id}`,
    altText: each(club.cultures, (culture) => seed[culture][0]),
    focal: sceneFocal({ scene: tile.scene, shows: tile.shows, format: 'square' }),
    ...formats.square,
  };
}

/** The scenes behind the categories' pictures. */
export function tileScenes<C extends Culture, M extends Currency>(
  club: Club<C, M>,
  seeds: readonly CategorySeed<C>[],
): Scenes<C> {
  return Object.fromEntries(
    seeds.flatMap((seed) =>
      seed.tile
        ? [
            [
              `tile-${seed.id}`,
              {
                ...seed.tile,
                ...club.light,
                format: 'square' as const,
                alt: each(club.cultures, (culture) => seed[culture][0]),
              },
            ],
          ]
        : [],
    ),
  );
}
