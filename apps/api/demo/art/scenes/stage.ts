import { arrange } from '../arrangement';
import { round } from '../geometry';
import type { Chance } from '../seeded';
import type { ArtSpec, Hex, View } from '../spec';
import { type Box, el, group, type Sheet } from '../svg';

/** What a scene is drawn on: its size, light and chance. */
export type Stage = {
  sheet: Sheet;
  chance: Chance;
  width: number;
  height: number;
  ground: Hex;
  glow: Hex;
  articles: readonly ArtSpec[];
};

/** The middle of an article's sheet on the stage, its scale, and its turn in degrees. */
export type Slot = { x: number; y: number; scale: number; turn?: number; view?: View };

export function put(
  { sheet }: Stage,
  spec: ArtSpec,
  { x, y, scale, turn = 0, view = 'front' }: Slot,
): string {
  const { svg } = arrange(sheet, spec, view);
  const upright = turn === 0;
  const transform = `translate(${Math.round(x)} ${Math.round(y)})${upright ? '' : ` rotate(${round(turn)})`} scale(${scale}) translate(-600 -750)`;
  return group({ transform }, svg(upright ? scale : Math.min(scale, 0.99)));
}

/** The article in focus, then the others in order; a short list begins again. */
export const nth = ({ articles }: Stage, i: number): ArtSpec | undefined => articles[i % articles.length];

export const everywhere = ({ width, height }: Stage): Box => [0, 0, width, height];

export const wash = (stage: Stage, paint: string, opacity?: number) =>
  el('rect', { width: stage.width, height: stage.height, fill: paint, 'fill-opacity': opacity });

/** A drawn scene and the point of it that a crop keeps in sight. */
export type Composition = { svg: string; focal: { left: number; top: number } };

/** The article of that place in the list, where it stands. */
export const draw = (stage: Stage, i: number, slot: Slot) => {
  const spec = nth(stage, i);
  return spec ? put(stage, spec, slot) : '';
};

/** How large a sheet of 1500 is drawn so that an article fills `share` of the stage's height. */
export const fit = ({ height, width }: Stage, share: number) =>
  (Math.min(height, width * 1.1) / 1150) * share;
