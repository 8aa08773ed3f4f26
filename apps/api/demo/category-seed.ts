import type { SceneKind } from './art/spec';
import type { Culture } from './club';

/** A category's picture: articles by `<product id>-<color>`. */
export interface Tile {
  scene: SceneKind;
  shows: readonly [string, ...string[]];
}

/** One row of the category tree. The root has no picture and stands first. */
export type CategorySeed<C extends Culture> = {
  id: string;
  parent: string | null;
  tile?: Tile;
} & Readonly<Record<C, readonly [name: string, description: string]>>;
