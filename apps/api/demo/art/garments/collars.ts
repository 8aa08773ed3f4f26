import { ribbing } from '../cloth/ribbing';
import { seam, stitches } from '../cloth/stitching';
import { darker, mix, reading } from '../colour';
import { d, type Point, shift } from '../geometry';
import { wovenLabel } from '../marks/makers-mark';
import type { Collar, Hex } from '../spec';
import { el, fill, group, line } from '../svg';
import type { Commission } from './drawer';
import { centre, neckEdge, type TopCut } from './top-cut';

/** A neckline: what is seen of it, and its heights for the light. */
export type Neckline = { surface: string; heights: string };

/** A curve from one side of the neck to the other, `inset` from its edge, down to `depth`. */
function bow({ left, right }: TopCut, inset: number, depth: number): string {
  const [l, r] = [shift(left.neck, inset, 0), shift(right.neck, -inset, 0)];
  const down = (p: Point) => p[1] + (depth - p[1]) * 0.64;
  return d`M${[l[0] - 2, l[1] - 12]}L${l}C${[l[0] + 6, down(l)]} ${[centre - 62, depth]} ${[centre, depth]}C${[centre + 62, depth]} ${[r[0] - 6, down(r)]} ${r}L${[r[0] + 2, r[1] - 12]}`;
}

/** The same for a V: nearly straight sides. */
function vee({ left, right }: TopCut, inset: number, depth: number): string {
  const [l, r] = [shift(left.neck, inset, 0), shift(right.neck, -inset, 0)];
  return d`M${[l[0] - 2, l[1] - 12]}L${l}Q${[l[0] + 28, l[1] + (depth - l[1]) * 0.5]} ${[centre, depth]}Q${[r[0] - 28, r[1] + (depth - r[1]) * 0.5]} ${r}L${[r[0] + 2, r[1] - 12]}`;
}

/** Looking into the neck: the back's inside, its collar, neck tape and label, in the front's shade. */
function insideNeck(
  { sheet, palette }: Commission,
  cut: TopCut,
  opening: string,
  depth: number,
  collar: Hex,
): string {
  const { left, right } = cut;
  const top = (left.neck[1] + right.neck[1]) / 2;
  const dip = (by: number) =>
    d`M${shift(left.neck, -16, by - 8)}C${[centre - 52, left.neck[1] + 14 + by * 1.12]} ${[centre + 52, right.neck[1] + 14 + by * 1.12]} ${shift(right.neck, 16, by - 8)}`;
  const inner = darker(palette.base, 0.3);
  const shade = sheet.gradient(
    [
      [0, '#000', 0.02],
      [0.45, '#000', 0.2],
      [1, '#000', 0.5],
    ],
    [0, top, 0, depth],
  );
  return sheet.clipped(
    `${opening}Z`,
    el('rect', { x: centre - 180, y: top - 40, width: 360, height: depth - top + 60, fill: inner }),
    ribbing(dip(12), 27, darker(collar, 0.1)),
    line(dip(30), mix(palette.accent, inner, 0.25), 8),
    stitches(dip(27.5), inner),
    wovenLabel(
      [centre + 2, top + 42],
      62,
      36,
      reading(inner) === '#fafaf8' ? '#26262b' : '#f3f2ee',
      reading(inner),
    ),
    el('rect', { x: centre - 180, y: top - 40, width: 360, height: depth - top + 60, fill: shade }),
  );
}

const raised = (path: string, width: number) => line(path, '#949494', width - 6);

function band(
  commission: Commission,
  cut: TopCut,
  curve: typeof bow,
  depth: number,
  width: number,
): Neckline {
  const { palette } = commission;
  const middle = curve(cut, width * 0.42, depth + width / 2);
  const opening = curve(cut, width * 0.9, depth);
  const outer = curve(cut, -5, depth + width + 5);
  return {
    surface: group(
      {},
      insideNeck(commission, cut, opening, depth, palette.trim),
      group({ transform: 'translate(0 4)' }, line(middle, '#000', width + 4, { 'stroke-opacity': 0.16 })),
      ribbing(middle, width, palette.trim),
      stitches(outer, palette.base),
    ),
    heights: raised(middle, width),
  };
}

const buttons = (points: readonly Point[], colour: Hex) =>
  points
    .map(([x, y]) =>
      group(
        { transform: `translate(${x} ${y})` },
        el('circle', { cx: 1, cy: 2.5, r: 9.5, fill: '#000', 'fill-opacity': 0.3 }),
        el('circle', { r: 9, fill: colour }),
        el('circle', { r: 6.2, fill: 'none', stroke: '#000', 'stroke-opacity': 0.22 }),
        ...[-2, 2].flatMap((cx) =>
          [-2, 2].map((cy) => el('circle', { cx, cy, r: 1.1, fill: '#000', 'fill-opacity': 0.55 })),
        ),
      ),
    )
    .join('');

/** A buttoned strip down from the neck. */
function placket({ palette }: Commission, top: number, bottom: number, colour: Hex, count: number): Neckline {
  const [l, r] = [centre - 21, centre + 21];
  const path = d`M${[l, top]}L${[r, top]}L${[r, bottom]}L${[l, bottom]}Z`;
  const step = (bottom - top - 52) / Math.max(1, count - 1);
  return {
    surface: group(
      {},
      group({ transform: 'translate(2 3)' }, fill(path, '#000', 0.2)),
      fill(path, colour),
      seam(path, 1.6),
      stitches(d`M${[l + 5, top]}L${[l + 5, bottom - 5]}H${r - 5}V${top}`, colour),
      stitches(d`M${[l + 5, bottom - 24]}H${r - 5}`, colour),
      buttons(
        Array.from({ length: count }, (_, i) => [centre, top + 24 + i * step] as const),
        mix(reading(colour), palette.accent, 0.12),
      ),
    ),
    heights: fill(path, '#9a9a9a'),
  };
}

const together = (...parts: readonly Neckline[]): Neckline => ({
  surface: parts.map(({ surface }) => surface).join(''),
  heights: parts.map(({ heights }) => heights).join(''),
});

function polo(commission: Commission, cut: TopCut): Neckline {
  const { palette, sheet } = commission;
  const depth = cut.left.neck[1] + 118;
  const opening = vee(cut, 22, depth);
  const leaf = (side: -1 | 1, neck: Point): string => {
    const x = (dx: number) => centre + side * dx;
    const out = Math.abs(neck[0] - centre);
    return d`M${[x(out - 22), neck[1] - 14]}Q${[x(out - 40), neck[1] + 66]} ${[x(7), depth - 2]}Q${[x(46), depth + 26]} ${[x(92), depth + 62]}Q${[x(out + 20), neck[1] + 96]} ${[x(out + 30), neck[1] + 26]}Q${[x(out + 16), neck[1] - 6]} ${[x(out - 22), neck[1] - 14]}Z`;
  };
  const edge = (side: -1 | 1, neck: Point, inset: number): string => {
    const x = (dx: number) => centre + side * dx;
    const out = Math.abs(neck[0] - centre);
    return d`M${[x(11 + inset), depth - 2 + inset * 0.4]}Q${[x(48), depth + 26 - inset]} ${[x(92 - inset * 0.2), depth + 62 - inset * 1.3]}Q${[x(out + 20 - inset), neck[1] + 96]} ${[x(out + 30 - inset), neck[1] + 26]}`;
  };
  const leaves = [leaf(-1, cut.left.neck), leaf(1, cut.right.neck)];
  const colour = palette.trim;
  const stand = together(placket(commission, depth - 6, depth + 186, palette.base, 3));
  return together(stand, {
    surface: group(
      {},
      insideNeck(commission, cut, opening, depth, colour),
      sheet.blurred(
        5,
        [centre - 190, 190, 380, 330],
        group({ transform: 'translate(4 10)' }, fill(leaves.join(''), '#000', 0.34)),
      ),
      ...leaves.map((path) => fill(path, colour) + seam(path, 1.6)),
      ...([-1, 1] as const).map((side) =>
        stitches(edge(side, side < 0 ? cut.left.neck : cut.right.neck, 7), colour),
      ),
      ...(commission.spec.accent
        ? ([-1, 1] as const).map((side) =>
            line(edge(side, side < 0 ? cut.left.neck : cut.right.neck, 16), palette.accent, 4),
          )
        : []),
    ),
    heights: leaves.map((path) => fill(path, '#9c9c9c')).join(''),
  });
}

function wrap(commission: Commission, cut: TopCut): Neckline {
  const { palette, sheet } = commission;
  const top = cut.left.neck[1];
  const depth = top + 142;
  const width = 27;
  const { left, right } = cut;
  const under = d`M${shift(right.neck, -12, -12)}Q${[centre + 78, top + 84]} ${[centre - 16, depth + 22]}`;
  const over = d`M${shift(left.neck, 12, -12)}Q${[centre - 78, top + 84]} ${[centre + 26, depth + 40]}`;
  return {
    surface: group(
      {},
      insideNeck(commission, cut, vee(cut, width * 0.8, depth), depth, palette.trim),
      ribbing(under, width, palette.trim),
      sheet.clipped(
        vee(cut, -30, depth + 90),
        group({ transform: 'translate(3 5)' }, line(over, '#000', width + 4, { 'stroke-opacity': 0.25 })),
      ),
      ribbing(over, width, palette.trim),
      stitches(
        d`M${shift(left.neck, -6, 0)}Q${[centre - 98, top + 92]} ${[centre + 14, depth + 62]}`,
        palette.base,
      ),
    ),
    heights: raised(under, width) + raised(over, width),
  };
}

/** The back of the neck: the collar from outside, and the tape's stitching. */
function behind(commission: Commission, cut: TopCut, kind: Collar): Neckline {
  const { palette } = commission;
  const { left, right } = cut;
  const dip = (by: number) =>
    d`M${shift(left.neck, -14, by - 6)}C${[centre - 52, left.neck[1] + 14 + by * 1.2]} ${[centre + 52, right.neck[1] + 14 + by * 1.2]} ${shift(right.neck, 14, by - 6)}`;
  if (kind !== 'polo') {
    return {
      surface: ribbing(dip(11), 26, palette.trim) + stitches(dip(30), palette.base),
      heights: raised(dip(11), 26),
    };
  }
  const leaf = d`${neckEdge(cut)}L${shift(right.neck, 28, 34)}Q${[right.neck[0] + 2, right.neck[1] + 84]} ${[right.neck[0] - 40, right.neck[1] + 80]}Q${[centre, right.neck[1] + 104]} ${[left.neck[0] + 40, left.neck[1] + 80]}Q${[left.neck[0] - 2, left.neck[1] + 84]} ${shift(left.neck, -28, 34)}Z`;
  return {
    surface:
      group({ transform: 'translate(3 7)' }, fill(leaf, '#000', 0.2)) +
      fill(leaf, palette.trim) +
      seam(leaf, 1.6),
    heights: fill(leaf, '#989898'),
  };
}

const fronts: Record<Collar, (commission: Commission, cut: TopCut) => Neckline> = {
  crew: (commission, cut) => band(commission, cut, bow, cut.left.neck[1] + 92, 27),
  'v-neck': (commission, cut) => {
    const depth = cut.left.neck[1] + 150;
    const neck = band(commission, cut, vee, depth, 27);
    return { ...neck, surface: neck.surface + seam(d`M${[centre, depth + 2]}V${depth + 36}`, 1.6) };
  },
  polo,
  henley: (commission, cut) => {
    const depth = cut.left.neck[1] + 84;
    return together(
      placket(commission, depth + 8, depth + 172, commission.palette.base, 3),
      band(commission, cut, bow, depth, 22),
    );
  },
  wrap,
};

export function neckline(commission: Commission, cut: TopCut, kind: Collar): Neckline {
  return commission.back ? behind(commission, cut, kind) : fronts[kind](commission, cut);
}
