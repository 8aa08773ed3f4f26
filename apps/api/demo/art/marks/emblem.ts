import { darker, lighter, lightness, mix, type Palette } from '../colour';
import { circle, d, type Point, polygon, round } from '../geometry';
import type { Badge, Hex } from '../spec';
import { fill, group, line, type Sheet } from '../svg';

type Inks = { field: Hex; figure: Hex; rim: Hex; second: Hex };

const rays = (count: number, inner: number, outer: number, spread: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 - Math.PI / 2;
    const at = (turn: number, r: number): Point => [Math.cos(angle + turn) * r, Math.sin(angle + turn) * r];
    return polygon([at(-spread, inner), at(0, outer), at(spread, inner)]);
  }).join('');

const starPath = (points: number, outer: number, inner: number) =>
  polygon(
    Array.from({ length: points * 2 }, (_, i) => {
      const angle = (i / points) * Math.PI - Math.PI / 2;
      const r = i % 2 ? inner : outer;
      return [Math.cos(angle) * r, Math.sin(angle) * r] as const;
    }),
  );

const shieldPath = (s: number) =>
  d`M${[-44 * s, -50 * s]}Q${[0, -60 * s]} ${[44 * s, -50 * s]}C${[48 * s, -4 * s]} ${[38 * s, 34 * s]} ${[0, 60 * s]}C${[-38 * s, 34 * s]} ${[-48 * s, -4 * s]} ${[-44 * s, -50 * s]}Z`;

const diamondPath = (s: number) =>
  polygon([
    [0, -62 * s],
    [36 * s, -30 * s],
    [30 * s, 24 * s],
    [0, 62 * s],
    [-30 * s, 24 * s],
    [-36 * s, -30 * s],
  ]);

type Figure = { edge: string; inside: (inks: Inks, sheet: Sheet) => string };

const figures: Record<Exclude<Badge, 'none'>, Figure> = {
  round: {
    edge: circle([0, 0], 56),
    inside: ({ field, figure, rim, second }, sheet) =>
      [
        fill(circle([0, 0], 56), rim),
        fill(circle([0, 0], 50), second),
        fill(circle([0, 0], 37), field),
        sheet.clipped(
          circle([0, 0], 37),
          fill(rays(16, 8, 52, 0.09), figure, 0.85),
          fill('M-40 10Q-20-4 0 10T40 10V40H-40Z', second),
          fill('M-40 20Q-20 6 0 20T40 20V40H-40Z', figure),
          fill('M-40 29Q-20 16 0 29T40 29V40H-40Z', field),
        ),
        line(circle([0, 0], 37), rim, 2.4),
        line(circle([0, 0], 43.5), figure, 3, { 'stroke-dasharray': '2.2 6.9' }),
      ].join(''),
  },
  shield: {
    edge: shieldPath(1),
    inside: ({ field, figure, rim, second }, sheet) =>
      [
        fill(shieldPath(1), rim),
        fill(shieldPath(0.9), field),
        sheet.clipped(
          shieldPath(0.86),
          fill('M0-60H60V70H0Z', second),
          fill('M-60 10L60-22V-4L-60 28Z', figure),
          fill('M-60 36L60 4V10L-60 42Z', figure),
        ),
        group({ transform: 'translate(0 -29)' }, fill(starPath(6, 15, 6), figure)),
        line(shieldPath(0.86), rim, 2),
      ].join(''),
  },
  star: {
    edge: starPath(8, 60, 38),
    inside: ({ field, figure, rim }) =>
      [
        fill(starPath(8, 60, 38), rim),
        fill(starPath(8, 53, 32), field),
        ...Array.from({ length: 8 }, (_, i) => {
          const tip = -Math.PI / 2 + (i * Math.PI) / 4;
          const valley = tip + Math.PI / 8;
          return fill(
            polygon([
              [0, 0],
              [Math.cos(tip) * 50, Math.sin(tip) * 50],
              [Math.cos(valley) * 29, Math.sin(valley) * 29],
            ]),
            i % 2 ? lighter(field, 0.16) : darker(field, 0.18),
          );
        }),
        fill(circle([0, 0], 14), figure),
        fill(circle([0, 0], 8), field),
      ].join(''),
  },
  diamond: {
    edge: diamondPath(1),
    inside: ({ field, figure, rim, second }, sheet) =>
      [
        fill(diamondPath(1), rim),
        fill(diamondPath(0.9), field),
        sheet.clipped(
          diamondPath(0.9),
          fill('M-40-34L6-12L-10 60L-40 26Z', second),
          fill('M-6-64L20-8L0 34L-18-10Z', figure),
          fill('M20-8L40-30L30 26L0 60L0 34Z', mix(field, figure, 0.35)),
          fill('M0-2L9 8L0 24L-8 8Z', field),
        ),
      ].join(''),
  },
};

function inksOf({ base, secondary, accent }: Palette): Inks {
  const apart = (a: Hex, b: Hex) => Math.abs(lightness(a) - lightness(b)) > 0.12;
  return {
    field: accent,
    figure: apart(secondary, accent) ? secondary : base,
    rim: accent,
    second: darker(base, 0.3),
  };
}

const slants = (from: number) =>
  Array.from({ length: 44 }, (_, i) => `M${round(-130 + i * 5 + from)} -62l124 124`).join('');

/** The sheen of satin stitch. */
const satin =
  line(slants(0), '#000', 1.3, { 'stroke-opacity': 0.16 }) +
  line(slants(2.4), '#fff', 1.2, { 'stroke-opacity': 0.16 });

/** An invented emblem, `size` high, centred on a point: a sewn patch on cloth, flat ink on anything hard. */
export function emblem(
  sheet: Sheet,
  badge: Badge,
  [x, y]: Point,
  size: number,
  palette: Palette,
  made: 'sewn' | 'printed' = 'sewn',
): string {
  if (badge === 'none') return '';
  const { edge, inside } = figures[badge];
  const inks = inksOf(palette);
  const transform = `translate(${round(x)} ${round(y)}) scale(${Math.round((size / 122) * 1000) / 1000})`;
  if (made === 'printed') return group({ transform }, inside(inks, sheet));
  return group(
    { transform },
    group({ transform: 'translate(1.5 3)' }, line(edge, '#000', 7, { 'stroke-opacity': 0.28 })),
    inside(inks, sheet),
    sheet.clipped(edge, satin),
    line(edge, inks.rim, 4.5),
    line(edge, '#000', 1.2, { 'stroke-opacity': 0.35 }),
    line(edge, '#000', 4.5, { 'stroke-dasharray': '1.4 2.2', 'stroke-opacity': 0.2 }),
  );
}
