import type { SceneKind } from './art/spec';
import type { Culture } from './club';

/** One row of the category tree. The root has no picture and stands first. */
export type CategorySeed<C extends Culture> = {
  id: string;
  parent: string | null;
  tile?: { scene: SceneKind; shows: readonly [string, ...string[]] };
} & Readonly<Record<C, readonly [name: string, description: string]>>;
