import { type Box, boxOf, el, group, type Sheet } from '../svg';
import { type Fold, foldHeights } from './folds';

export type Relief = {
  box: Box;
  /** Everything that lies raised from the ground. */
  outline: string;
  /** Parts whose edges show as seams: each lies a little above the ones before it. */
  panels: readonly string[];
  folds: readonly Fold[];
  /** Further heights: grey shapes, white raised, black sunk. */
  heights?: string;
  /** How much larger than user units the picture is drawn; keeps the light equal in crops. */
  zoom: number;
  /** 1 is cotton; less is stiffer, more is shinier. */
  strength?: number;
  /** How far the light's blur goes: low is crisp. */
  softness?: number;
};

/** Lying flat, the cloth sends back exactly half of the light: sin(38.7°) × 0.8. */
const light = { azimuth: 238, elevation: 38.7 };
const reflection = 0.8;

/**
 * Light over cloth: the folds are a height map, lit from the upper left. Mid-grey where the cloth lies flat, so that
 * blended as hard light it darkens pale cloth and lifts dark cloth.
 */
export function relief(
  sheet: Sheet,
  { box, outline, panels, folds, heights = '', zoom, strength = 1, softness = 1 }: Relief,
): string {
  const lit = sheet.define((id) =>
    el(
      'filter',
      { id, ...boxOf(box), 'color-interpolation-filters': 'sRGB' },
      [
        el('feGaussianBlur', { stdDeviation: 5 * softness }),
        el('feColorMatrix', { type: 'luminanceToAlpha' }),
        el(
          'feDiffuseLighting',
          { surfaceScale: 27 * strength * zoom, diffuseConstant: reflection, 'lighting-color': '#fff' },
          el('feDistantLight', light),
        ),
        el('feGaussianBlur', { stdDeviation: 2.2 }),
      ].join(''),
    ),
  );
  const [x, y, width, height] = box;
  return group(
    { style: 'mix-blend-mode:hard-light' },
    group(
      { filter: `url(#${lit})` },
      el('rect', { x, y, width, height, fill: '#565656' }),
      el('path', { d: outline, fill: '#7c7c7c' }),
      ...panels.map((panel) =>
        el('path', { d: panel, fill: '#7c7c7c', stroke: '#686868', 'stroke-width': 5 }),
      ),
      foldHeights(folds),
      heights,
    ),
  );
}
