import { seam, stitches } from '../cloth/stitching';
import { d, lerp, type Point } from '../geometry';
import { group, line } from '../svg';
import type { Commission } from './drawer';
import { bodyPath, centre, type Half, sleevePath, type TopCut } from './top-cut';

const plump = [
  [1, '#828282'],
  [0.74, '#8b8b8b'],
  [0.46, '#929292'],
  [0.2, '#969696'],
] as const;

/** A filled chamber between two seams: rounded across, and puckered where the thread pulls it in. */
const chamber = (path: string, height: number) =>
  plump.map(([share, grey]) => line(path, grey, height * share * 0.82)).join('');

function puckers(points: readonly Point[], reach: number): string {
  return line(
    points.map((p) => d`M${[p[0], p[1] - reach]}q${[3, reach]} ${[0, reach * 2]}`).join(''),
    '#4a4a4a',
    3.5,
    {
      'stroke-opacity': 0.55,
      'stroke-linecap': 'round',
    },
  );
}

/** Down chambers across trunk and sleeves. */
export function quilting({ sheet, palette, chance }: Commission, cut: TopCut) {
  const step = 104;
  const top = cut.left.neck[1] + 34;
  const rows = Math.ceil((cut.left.hem[1] - top) / step);
  const across = (y: number) => {
    const [l, r] = [cut.left.armpit[0] - 30, cut.right.armpit[0] + 30];
    return d`M${[l, y - 8]}Q${[centre, y + 22 + chance.jitter(3)]} ${[r, y - 8]}`;
  };
  const seams = Array.from({ length: rows + 1 }, (_, i) => across(top + i * step));
  const chambers = Array.from({ length: rows + 1 }, (_, i) =>
    chamber(across(top + (i - 0.5) * step), step),
  ).join('');
  const pulled = Array.from({ length: rows }, (_, i) =>
    puckers(
      Array.from(
        { length: 11 },
        (_, k) => [cut.left.armpit[0] + 20 + k * 58 + chance.jitter(18), top + (i + 1) * step + 4] as const,
      ),
      chance.between(18, 26),
    ),
  ).join('');
  const sleeves = [cut.left, cut.right].map((half) => sleeveRows(half, step));
  return {
    surface: group(
      {},
      ...sleeves.map(({ path, lines }) => sheet.clipped(path, ...lines.map((row) => seam(row, 2.4)))),
      sheet.clipped(bodyPath(cut), ...seams.map((row) => seam(row, 2.4) + stitches(row, palette.base))),
    ),
    heights: group(
      {},
      ...sleeves.map(({ path, heights }) => sheet.clipped(path, heights)),
      sheet.clipped(bodyPath(cut), chambers, ...seams.map((row) => line(row, '#626262', 7)), pulled),
    ),
  };
}

function sleeveRows(half: Half, step: number) {
  const { shoulder, armpit, cuffOuter, cuffInner, side } = half;
  const outer = (t: number) => lerp([shoulder[0] + side * 70, shoulder[1]], cuffOuter, t);
  const inner = (t: number) => lerp([armpit[0] - side * 60, armpit[1] - 130], cuffInner, t);
  const count = Math.round((cuffOuter[1] - shoulder[1]) / step);
  const row = (t: number) => {
    const [a, b] = [lerp(outer(t), inner(t), -0.3), lerp(outer(t), inner(t), 1.3)];
    const middle = lerp(a, b, 0.5);
    return d`M${a}Q${[middle[0], middle[1] + 16]} ${b}`;
  };
  const lines = Array.from({ length: count - 1 }, (_, i) => row((i + 1) / count));
  const bodies = Array.from({ length: count }, (_, i) => chamber(row((i + 0.5) / count), step * 0.94)).join(
    '',
  );
  return {
    path: sleevePath(half),
    lines,
    heights: bodies + lines.map((l) => line(l, '#626262', 7)).join(''),
  };
}
