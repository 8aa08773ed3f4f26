import type { Panel } from '../cloth/article';
import type { Weave } from '../cloth/knit';
import { seam, stitches } from '../cloth/stitching';
import { darker, mix, reading } from '../colour';
import { d } from '../geometry';
import { wovenLabel } from '../marks/makers-mark';
import type { Hex } from '../spec';
import { el, fill, group } from '../svg';
import type { Commission } from './drawer';
import { centre, type TopCut } from './top-cut';

/** Where a stand collar's zip begins and how the collar looks; `open` is how far the zip is drawn down. */
export function standCollar(
  { sheet, palette, back }: Commission,
  cut: TopCut,
  colour: Hex,
  weave: Weave,
  open: number,
) {
  const y = cut.left.neck[1];
  const x = (dx: number) => centre + dx;
  const high = y - 84;
  const foot = d`Q${[x(-80), y + 66]} ${[x(0), y + 72]}Q${[x(80), y + 66]} ${[x(126), y + 10]}`;
  const outline = d`M${[x(-126), y + 10]}C${[x(-120), y - 30]} ${[x(-112), high + 30]} ${[x(-100), high + 8]}Q${[x(0), high - 22]} ${[x(100), high + 8]}C${[x(112), high + 30]} ${[x(120), y - 30]} ${[x(126), y + 10]}Q${[x(80), y + 66]} ${[x(0), y + 72]}Q${[x(-80), y + 66]} ${[x(-126), y + 10]}Z`;
  const panel: Panel = { path: outline, colour, weave };
  const footSeam =
    seam(d`M${[x(-126), y + 10]}${foot}`, 2.6) +
    stitches(
      d`M${[x(-126), y + 19]}Q${[x(-80), y + 75]} ${[x(0), y + 81]}Q${[x(80), y + 75]} ${[x(126), y + 19]}`,
      palette.base,
    );
  if (back) {
    return {
      panel: {
        ...panel,
        path: d`M${[x(-126), y + 10]}C${[x(-120), y - 30]} ${[x(-112), high + 30]} ${[x(-100), high + 8]}Q${[x(0), high - 8]} ${[x(100), high + 8]}C${[x(112), high + 30]} ${[x(120), y - 30]} ${[x(126), y + 10]}Q${[x(0), y + 44]} ${[x(-126), y + 10]}Z`,
      },
      surface:
        seam(d`M${[x(-126), y + 10]}Q${[x(0), y + 44]} ${[x(126), y + 10]}`, 2.6) +
        stitches(d`M${[x(-100), high + 16]}Q${[x(0), high]} ${[x(100), high + 16]}`, colour),
      heights: '',
      zipTop: y,
    };
  }
  const throat = high + 62 + open;
  const mouth = d`M${[x(-98), high + 10]}Q${[x(0), high - 18]} ${[x(98), high + 10]}Q${[x(70), high + 40 + open * 0.3]} ${[x(6), throat]}L${[x(-6), throat]}Q${[x(-70), high + 40 + open * 0.3]} ${[x(-98), high + 10]}Z`;
  const lining = mix(darker(colour, 0.3), palette.secondary, 0.15);
  const shade = sheet.gradient(
    [
      [0, '#000', 0.1],
      [1, '#000', 0.6],
    ],
    [0, high - 10, 0, throat],
  );
  return {
    panel,
    surface: group(
      {},
      footSeam,
      sheet.clipped(
        mouth,
        el('rect', { x: x(-120), y: high - 30, width: 240, height: throat - high + 40, fill: lining }),
        wovenLabel(
          [x(0), high + 8],
          52,
          30,
          reading(lining) === '#fafaf8' ? '#1c1c20' : '#f3f2ee',
          reading(lining),
        ),
        el('rect', { x: x(-120), y: high - 30, width: 240, height: throat - high + 40, fill: shade }),
      ),
      seam(mouth, 2),
      stitches(
        d`M${[x(-101), high + 22]}Q${[x(-74), high + 50 + open * 0.3]} ${[x(-14), throat + 8]}M${[x(101), high + 22]}Q${[x(74), high + 50 + open * 0.3]} ${[x(14), throat + 8]}`,
        colour,
      ),
    ),
    heights: fill(mouth, '#505050'),
    zipTop: throat,
  };
}
