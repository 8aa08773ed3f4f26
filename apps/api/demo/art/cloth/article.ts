import type { Point } from '../geometry';
import type { Hex } from '../spec';
import { type Box, el, fill, group, line, type Sheet } from '../svg';
import { contactShadow } from './contact-shadow';
import type { Fold } from './folds';
import { type Weave, weave } from './knit';
import { relief } from './relief';

/** A piece of cloth between seams. */
export type Panel = {
  path: string;
  colour: Hex;
  /** What is printed on it, cut to its shape. */
  print?: string;
  weave: Weave;
};

/** An article ready to be laid on the ground and lit. */
export type Article = {
  box: Box;
  outline: string;
  panels: readonly Panel[];
  folds: readonly Fold[];
  /** Further heights for the light: grey shapes, white raised. */
  heights?: string;
  /** Seams, marks and openings: on the cloth and lit with it. */
  surface?: string;
  /** What lies over the light: cords, labels, glints. */
  finish?: string;
  /** Where the detail view looks, and how close. */
  close: { at: Point; zoom: number };
  /** Depth of the folds' light and shade. */
  strength?: number;
  softness?: number;
};

/** Drawn smaller than this, yarn is finer than a pixel. */
const weaveSeenFrom = 1;

function panelled(sheet: Sheet, panel: Panel, zoom: number): string {
  return group(
    {},
    fill(panel.path, panel.colour),
    panel.print ? sheet.clipped(panel.path, panel.print) : '',
    zoom < weaveSeenFrom ? '' : fill(panel.path, weave(sheet, panel.weave)),
    line(panel.path, '#000', 1.6, { 'stroke-opacity': 0.2 }),
  );
}

/** Even light falls off to the lower right over the whole article. */
function volume(sheet: Sheet, [x, y, width, height]: Box): string {
  const across = sheet.gradient(
    [
      [0, '#000', 0.1],
      [0.3, '#fff', 0.07],
      [0.62, '#000', 0],
      [1, '#000', 0.17],
    ],
    [x, y + height * 0.3, x + width, y + height * 0.5],
  );
  const down = sheet.gradient(
    [
      [0.45, '#000', 0],
      [1, '#000', 0.12],
    ],
    [0, y, 0, y + height],
  );
  return [across, down].map((paint) => el('rect', { x, y, width, height, fill: paint })).join('');
}

/** The article with its shadow; `zoom` is how much larger than user units it is drawn. */
export function laid(sheet: Sheet, article: Article, zoom = 1): string {
  const { box, outline, panels, folds, heights, surface = '', finish = '', strength, softness } = article;
  return group(
    {},
    contactShadow(sheet, outline, box),
    group(
      { style: 'isolation:isolate' },
      sheet.clipped(
        outline,
        ...panels.map((panel) => panelled(sheet, panel, zoom)),
        surface,
        volume(sheet, box),
        relief(sheet, {
          box,
          outline,
          panels: panels.map(({ path }) => path),
          folds,
          heights,
          zoom,
          strength,
          softness,
        }),
      ),
    ),
    finish,
  );
}
