import type { Format, Hex, SceneKind } from './art/spec';
import type { Culture } from './club';

/** A picture of several articles, named `<product id>-<color>`. */
export interface SceneSeed<C extends Culture> {
  scene: SceneKind;
  format: Format;
  ground: Hex;
  glow: Hex;
  shows: readonly [string, ...string[]];
  /** Names and numbers on the backs of what it shows, in the same order. */
  prints?: readonly { name: string; number: number }[];
  alt: Readonly<Record<C, string>>;
}

export type Scenes<C extends Culture> = Readonly<Record<string, SceneSeed<C>>>;
