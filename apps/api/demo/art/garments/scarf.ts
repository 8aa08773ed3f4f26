import type { Article, Panel } from '../cloth/article';
import { lighter } from '../colour';
import { along, bearing, d, lerp, type Point, round, towards } from '../geometry';
import { emblem } from '../marks/emblem';
import { lettering } from '../marks/lettering';
import { fill, group, line } from '../svg';
import type { Commission, Drawer } from './drawer';

/** One hanging end: a band from the fold at the top down to its fringe. */
type End = { from: Point; to: Point; width: number };

const across = ({ from, to }: End): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
};

function bandPath(end: End): string {
  const [nx, ny] = across(end);
  const edge = (p: Point, by: number): Point => [p[0] + nx * by, p[1] + ny * by];
  const half = end.width / 2;
  const roll = towards(end.to, end.from);
  const top = (by: number) => along(edge(end.from, by), roll, 34);
  return d`M${edge(end.from, half)}L${edge(end.to, half)}L${edge(end.to, -half)}L${edge(end.from, -half)}C${top(-half)} ${top(-half * 0.7)} ${top(0)}S${top(half)} ${edge(end.from, half)}Z`;
}

function fringe(end: End, commission: Commission): string {
  const { palette, chance } = commission;
  const [nx, ny] = across(end);
  const count = 24;
  const strand = (i: number) => {
    const by = (i / (count - 1) - 0.5) * (end.width - 10);
    const [x, y] = [end.to[0] + nx * by, end.to[1] + ny * by];
    return d`M${[x, y - 6]}q${[chance.jitter(9), 50]} ${[chance.jitter(14), 96 + chance.jitter(7)]}`;
  };
  const strands = Array.from({ length: count }, (_, i) => strand(i));
  const pick = (odd: number) => strands.filter((_, i) => i % 2 === odd).join('');
  return group(
    { 'stroke-linecap': 'round' },
    group({ transform: 'translate(4 7)' }, line(strands.join(''), '#000', 9, { 'stroke-opacity': 0.16 })),
    line(pick(0), palette.base, 9),
    line(pick(1), palette.secondary, 9),
    line(strands.join(''), '#000', 9, { 'stroke-dasharray': '2 3', 'stroke-opacity': 0.14 }),
    line(strands.join(''), '#fff', 2, { 'stroke-opacity': 0.2 }),
  );
}

function knitted({ palette, spec, sheet, back }: Commission, end: End): string {
  const length = Math.hypot(end.to[0] - end.from[0], end.to[1] - end.from[1]);
  const half = end.width / 2;
  const row = (y: number, height: number, colour: string) =>
    fill(d`M${[-half - 4, y]}h${end.width + 8}v${height}h${-end.width - 8}Z`, colour);
  const bars = [0, 1, 2].map((i) => row(length - 64 - i * 62, 30, palette.secondary)).join('');
  const edge = row(length - 20, 40, palette.secondary);
  const rails = [-1, 1]
    .map((s) => fill(d`M${[s * half - (s > 0 ? 30 : 0), 0]}h30v${length - 250}h-30Z`, palette.secondary))
    .join('');
  const bold =
    spec.pattern === 'halves'
      ? fill(d`M${[0, 0]}h${half + 6}v${length}h${-half - 6}Z`, palette.secondary)
      : rails + row(length - 262, 12, palette.accent);
  const words = spec.lettering ?? '';
  const badged = !back && (spec.badge ?? 'none') !== 'none';
  return group(
    {
      transform: `translate(${round(end.from[0])} ${round(end.from[1])}) rotate(${round(bearing(end.from, end.to) - 90)})`,
    },
    bold,
    spec.pattern === 'halves' ? '' : bars + edge,
    words
      ? group(
          { transform: `translate(0 ${round((length - (badged ? 430 : 262)) / 2 + 10)}) rotate(-90)` },
          lettering(words, {
            at: [0, 0],
            height: 124,
            colour: palette.accent,
            weight: 1.3,
            within: length - (badged ? 500 : 340),
          }),
        )
      : '',
    back ? '' : emblem(sheet, spec.badge ?? 'none', [0, length - 350], 132, palette),
    ...Array.from({ length: 60 }, (_, i) =>
      line(d`M${[-half, i * 20]}h${end.width}`, '#000', 1.4, { 'stroke-opacity': 0.05 }),
    ),
  );
}

/** A scarf hung over a peg: two ends, the nearer one over the other. */
const scarf: Drawer = (commission): Article => {
  const { palette, chance } = commission;
  const lean = chance.jitter(14);
  const far: End = { from: [640, 160], to: [776 + lean, 1170], width: 252 };
  const near: End = { from: [566, 150], to: [424 + lean, 1230], width: 262 };
  const ends = [far, near];
  const cloth = (end: End): Panel => ({
    path: bandPath(end),
    colour: palette.base,
    weave: 'rib',
    print: knitted(commission, end),
  });
  const on = (end: End, t: number, by: number): Point => {
    const [nx, ny] = across(end);
    const p = lerp(end.from, end.to, t);
    return [p[0] + nx * by, p[1] + ny * by];
  };
  return {
    box: [230, 70, 720, 1300],
    outline: ends.map(bandPath).join(''),
    panels: ends.map(cloth),
    folds: ends.flatMap((end) => [
      {
        spine: [on(end, -0.05, 60), on(end, 0.2, 50), on(end, 0.4, 70), on(end, 0.64, 50)] as const,
        width: 44,
        height: 0.26,
      },
      {
        spine: [on(end, 0.02, -40), on(end, 0.2, -30), on(end, 0.36, -50), on(end, 0.5, -40)] as const,
        width: 40,
        height: -0.26,
      },
      {
        spine: [on(end, 1, 20), on(end, 0.84, 30), on(end, 0.7, 10), on(end, 0.56, 20)] as const,
        width: 50,
        height: 0.16,
      },
    ]),
    heights: line(bandPath(near), '#585858', 12, { 'stroke-opacity': 0.6 }),
    surface: group(
      {},
      line(bandPath(near), '#000', 3, { 'stroke-opacity': 0.2 }),
      line(bandPath(far), lighter(palette.base, 0.3), 1, { 'stroke-opacity': 0.2 }),
    ),
    finish: ends.map((end) => fringe(end, commission)).join(''),
    close: { at: [470, 960], zoom: 2 },
    strength: 1.1,
    softness: 1.3,
  };
};

export const scarves = { scarf } satisfies Record<'scarf', Drawer>;
