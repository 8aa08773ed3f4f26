import { el, type Sheet } from '../svg';

export type Weave = 'mesh' | 'jersey' | 'pique' | 'fleece' | 'rib' | 'woven' | 'canvas';

type Tile = { width: number; height: number; dark: string; light: string; stroke: number };

const tiles: Record<Weave, Tile> = {
  mesh: { width: 6, height: 6, dark: 'M.5 1.5h2M3.5 4.5h2', light: 'M3.4 1.5h1.8M.4 4.5h1.8', stroke: 1.5 },
  jersey: { width: 4, height: 6, dark: 'M0 0l2 2.8l2-2.8', light: 'M0 3l2 2.8l2-2.8', stroke: 0.9 },
  pique: {
    width: 8,
    height: 8,
    dark: 'M2 0l2 2l-2 2l-2-2zM6 4l2 2l-2 2l-2-2z',
    light: 'M6 1v2M2 5v2',
    stroke: 0.9,
  },
  fleece: { width: 6, height: 8, dark: 'M1 0v3M3.5 3.5v3', light: 'M3.5 .5v2.4M1 4v2.4', stroke: 1 },
  rib: { width: 8, height: 8, dark: 'M1 0v8', light: 'M5 0v8', stroke: 2.6 },
  woven: { width: 4, height: 4, dark: 'M0 .5h2M2 2.5h2', light: 'M.5 0v2M2.5 2v2', stroke: 0.6 },
  canvas: { width: 6, height: 6, dark: 'M0 1h3M3 4h3', light: 'M1 3v3M4 0v3', stroke: 1.4 },
};

/**
 * A tile of yarn, drawn in shade and light so that it shows on any colour. Returns a paint. Tiles are even and never
 * turned: a tile that does not fall on whole pixels takes a hundred times as long to repeat.
 */
export function weave(sheet: Sheet, kind: Weave, strength = 1): string {
  const { width, height, dark, light, stroke } = tiles[kind];
  const yarn = (path: string, colour: string, opacity: number) =>
    el('path', {
      d: path,
      fill: 'none',
      stroke: colour,
      'stroke-width': stroke,
      'stroke-opacity': opacity * strength,
    });
  return `url(#${sheet.define((id) =>
    el(
      'pattern',
      {
        id,
        width,
        height,
        patternUnits: 'userSpaceOnUse',
      },
      yarn(dark, '#000', 0.13) + yarn(light, '#fff', 0.1),
    ),
  )})`;
}
