import { laid } from './cloth/article';
import { darker, lighter, paletteOf } from './colour';
import type { Drawer } from './garments/drawer';
import { headwear } from './garments/headwear';
import { jackets } from './garments/jackets';
import { legwears } from './garments/legwear';
import { scarves } from './garments/scarf';
import { shirts } from './garments/shirts';
import { socks } from './garments/socks';
import { sweats } from './garments/sweats';
import { round } from './geometry';
import { seeded } from './seeded';
import type { ArtSpec, Backdrop, Garment, View } from './spec';
import { createSheet, el, group, type Sheet } from './svg';

const drawers: Partial<Record<Garment, Drawer>> = {
  ...shirts,
  ...sweats,
  ...jackets,
  ...legwears,
  ...socks,
  ...headwear,
  ...scarves,
};

export const sheetSize = { width: 1200, height: 1500 };

function paper(sheet: Sheet, { tint = '#eeeeec', falloff = 0.5 }: Backdrop): string {
  const light = sheet.glow(
    [
      [0, lighter(tint, 0.5 * falloff)],
      [0.55, tint],
      [1, darker(tint, 0.2 * falloff)],
    ],
    { cx: 500, cy: 560, r: 1180 },
  );
  return el('rect', { ...sheetSize, fill: light });
}

/** One article as it is laid on a sheet, for scenes that put several together. */
export function article(sheet: Sheet, spec: ArtSpec, view: View, zoom: number) {
  const chance = seeded(`${spec.seed}/${spec.garment}/${view === 'back' ? 'back' : 'front'}`);
  const draw = drawers[spec.garment] ?? shirts.jersey;
  const drawn = draw({ spec, palette: paletteOf(spec), sheet, chance, back: view === 'back' });
  return { drawn, svg: (close: number) => laid(sheet, drawn, zoom * close) };
}

/** A product picture, 1200 × 1500 user units and pixels. */
export function drawProduct(spec: ArtSpec, view: View, backdrop: Backdrop = {}): string {
  const sheet = createSheet();
  const { drawn, svg } = article(sheet, spec, view, 1);
  const { at, zoom } = drawn.close;
  const [scale, x, y] = view === 'detail' ? [zoom, 600 - at[0] * zoom, 750 - at[1] * zoom] : [1, 0, 0];
  const children = [
    paper(sheet, backdrop),
    group(
      { transform: scale === 1 ? undefined : `translate(${round(x)} ${round(y)}) scale(${scale})` },
      svg(scale),
    ),
  ].join('');
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1200 1500', ...sheetSize },
    sheet.defs() + children,
  );
}
