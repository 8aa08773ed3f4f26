import { laid } from './cloth/article';
import { paletteOf } from './colour';
import { drawers } from './garments/drawers';
import type { Point } from './geometry';
import { seeded } from './seeded';
import type { ArtSpec, Garment, View } from './spec';
import { group, type Sheet } from './svg';

type Piece = { spec: ArtSpec & { garment: Exclude<Garment, 'kids-kit'> }; move: Point; scale: number };

/** Scales at which, in the detail view, the yarn's tiles still fall on whole pixels. */
const kit = (spec: ArtSpec): Piece[] => {
  const part = (garment: Piece['spec']['garment'], change: Partial<ArtSpec> = {}) => ({
    ...spec,
    ...change,
    garment,
  });
  const legs = {
    base: spec.trim ?? spec.secondary ?? spec.base,
    pattern: 'plain',
    trim: spec.base,
    accent: spec.accent ?? spec.base,
    lettering: undefined,
  } as const;
  return [
    {
      spec: part('socks', { pattern: 'plain', badge: 'none', lettering: undefined }),
      move: [700, 770],
      scale: 0.5,
    },
    { spec: part('shorts', legs), move: [40, 640], scale: 0.6 },
    { spec: part('jersey'), move: [240, 40], scale: 0.6 },
  ];
};

const single = (spec: ArtSpec): Piece[] =>
  spec.garment === 'kids-kit'
    ? kit(spec)
    : [{ spec: { ...spec, garment: spec.garment }, move: [0, 0], scale: 1 }];

export type Arrangement = { svg: (zoom: number) => string; close: { at: Point; zoom: number } };

/** An article, or the pieces of a kit, on a sheet of 1200 × 1500. */
export function arrange(sheet: Sheet, spec: ArtSpec, view: View): Arrangement {
  const pieces = single(spec)
    .slice(view === 'detail' ? -1 : 0)
    .map(({ spec: piece, move, scale }) => {
      const chance = seeded(`${piece.seed}/${piece.garment}/${view === 'back' ? 'back' : 'front'}`);
      const drawn = drawers[piece.garment]({
        spec: piece,
        palette: paletteOf(piece),
        sheet,
        chance,
        back: view === 'back',
      });
      return { drawn, move, scale };
    });
  const nearest = pieces.at(-1);
  const { at, zoom } = nearest?.drawn.close ?? { at: [600, 750] as const, zoom: 2 };
  const [move, scale] = [nearest?.move ?? [0, 0], nearest?.scale ?? 1];
  return {
    svg: (zoom) =>
      pieces
        .map(({ drawn, move: [x, y], scale }) =>
          scale === 1
            ? laid(sheet, drawn, zoom)
            : group({ transform: `translate(${x} ${y}) scale(${scale})` }, laid(sheet, drawn, zoom * scale)),
        )
        .join(''),
    close: { at: [move[0] + at[0] * scale, move[1] + at[1] * scale], zoom },
  };
}
