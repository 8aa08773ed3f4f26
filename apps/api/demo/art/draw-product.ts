import { arrange } from './arrangement';
import { darker, lighter } from './colour';
import type { ArtSpec, Backdrop, View } from './spec';
import { createSheet, el, group, type Sheet } from './svg';

const size = { width: 1200, height: 1500 };

function paper(sheet: Sheet, { tint = '#eeeeec', falloff = 0.5 }: Backdrop): string {
  const light = sheet.glow(
    [
      [0, lighter(tint, 0.5 * falloff)],
      [0.55, tint],
      [1, darker(tint, 0.2 * falloff)],
    ],
    { cx: 500, cy: 560, r: 1180 },
  );
  return el('rect', { ...size, fill: light });
}

/** A product picture as SVG, 1200 × 1500 pixels. The same spec, view and backdrop give the same text. */
export function drawProduct(spec: ArtSpec, view: View, backdrop: Backdrop = {}): string {
  const sheet = createSheet();
  const { svg, close } = arrange(sheet, spec, view);
  const [x, y] = close.at.map((along, axis) => Math.round((axis ? 750 : 600) - along * close.zoom));
  const article =
    view === 'detail'
      ? group({ transform: `translate(${x} ${y}) scale(${close.zoom})` }, svg(close.zoom))
      : svg(1);
  const children = paper(sheet, backdrop) + article;
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1200 1500', ...size },
    sheet.defs() + children,
  );
}
