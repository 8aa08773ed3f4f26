import type { Panel } from '../cloth/article';
import { eyelet, hangingCord } from '../cloth/cord';
import type { Weave } from '../cloth/knit';
import { seam, stitches } from '../cloth/stitching';
import { darker, mix, reading } from '../colour';
import { d } from '../geometry';
import { wovenLabel } from '../marks/makers-mark';
import { el, fill, group } from '../svg';
import type { Commission } from './drawer';
import { centre, type TopCut } from './top-cut';

export type Hood = { panel: Panel; surface: string; heights: string; finish: string };

/** A hood standing up behind the neck, its opening and lining in front; from behind, its three panels. */
export function hood({ sheet, palette, spec, back, chance }: Commission, cut: TopCut, weave: Weave): Hood {
  const y = cut.left.neck[1];
  const x = (dx: number) => centre + dx;
  const lean = chance.jitter(8);
  const outer = d`M${[x(-136), y + 34]}C${[x(-176), y - 70]} ${[x(-130 + lean), y - 184]} ${[x(lean), y - 188]}C${[x(130 + lean), y - 184]} ${[x(176), y - 70]} ${[x(136), y + 34]}Q${[x(70), y + 128]} ${[x(10), y + 116]}L${[x(-10), y + 116]}Q${[x(-70), y + 128]} ${[x(-136), y + 34]}Z`;
  const panel: Panel = { path: outer, colour: palette.base, weave };
  if (back) {
    const side = (s: number) =>
      d`M${[x(s * 44 + lean), y - 176]}C${[x(s * 56), y - 90]} ${[x(s * 54), y + 20]} ${[x(s * 46), y + 96]}`;
    const hem = d`M${[x(-138), y + 36]}Q${[x(0), y + 132]} ${[x(138), y + 36]}`;
    return {
      panel: {
        ...panel,
        path: d`M${[x(-138), y + 36]}C${[x(-176), y - 70]} ${[x(-130 + lean), y - 184]} ${[x(lean), y - 188]}C${[x(130 + lean), y - 184]} ${[x(176), y - 70]} ${[x(138), y + 36]}Q${[x(0), y + 132]} ${[x(-138), y + 36]}Z`,
      },
      surface: [seam(side(-1)), seam(side(1)), seam(hem, 3), stitches(hem, palette.base)].join(''),
      heights: '',
      finish: '',
    };
  }
  const opening = d`M${[x(0), y + 122]}C${[x(-70), y + 70]} ${[x(-116), y - 10]} ${[x(-100), y - 80]}C${[x(-86), y - 128]} ${[x(-40), y - 146]} ${[x(lean * 0.5), y - 146]}C${[x(40), y - 146]} ${[x(86), y - 128]} ${[x(100), y - 80]}C${[x(116), y - 10]} ${[x(70), y + 70]} ${[x(0), y + 122]}Z`;
  const lining = spec.secondary ? palette.secondary : darker(palette.base, 0.28);
  const shade = sheet.gradient(
    [
      [0, '#000', 0.12],
      [0.5, '#000', 0.34],
      [1, '#000', 0.6],
    ],
    [0, y - 150, 0, y + 120],
  );
  const overlap = d`M${[x(12), y + 92]}Q${[x(-14), y + 116]} ${[x(-34), y + 146]}`;
  return {
    panel,
    surface: group(
      {},
      sheet.clipped(
        opening,
        el('rect', { x: x(-150), y: y - 200, width: 300, height: 360, fill: lining }),
        seam(d`M${[x(lean * 0.5), y - 150]}Q${[x(6), y - 60]} ${[x(0), y + 10]}`),
        stitches(d`M${[x(-110), y + 6]}Q${[x(0), y + 52]} ${[x(110), y + 6]}`, lining),
        wovenLabel(
          [x(0), y + 18],
          60,
          38,
          reading(lining) === '#fafaf8' ? '#1c1c20' : '#f3f2ee',
          reading(lining),
        ),
        el('rect', { x: x(-150), y: y - 200, width: 300, height: 360, fill: shade }),
      ),
      group(
        { transform: `translate(${x(0)} ${y - 10}) scale(1.13 1.1) translate(${-x(0)} ${-(y - 10)})` },
        stitches(opening, palette.base),
      ),
      seam(opening, 2),
      seam(overlap, 3),
    ),
    heights: fill(opening, '#4c4c4c'),
    finish: [-1, 1]
      .map((side) => {
        const [ex, ey] = [x(side * 58), y + 98];
        const end = [ex + side * 8, ey + 186 + (side > 0 ? 22 : 0)] as const;
        return (
          eyelet([ex, ey]) +
          hangingCord(
            d`M${[ex, ey]}C${[ex + side * 16, ey + 60]} ${[ex - side * 6, ey + 120]} ${end}`,
            end,
            mix(spec.trim ? palette.trim : palette.accent, palette.base, 0.06),
          )
        );
      })
      .join(''),
  };
}
