import type { Article } from '../cloth/article';
import { tone } from '../colour';
import { circle, d, type Point } from '../geometry';
import { emblem } from '../marks/emblem';
import { lettering } from '../marks/lettering';
import { fill, line } from '../svg';
import type { Drawer } from './drawer';

type Vector = readonly [x: number, y: number, z: number];

const golden = (1 + Math.sqrt(5)) / 2;
const corners: readonly Vector[] = [-1, 1].flatMap((a) =>
  [-golden, golden].flatMap((b): Vector[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
);

const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};
const between = (a: Vector, b: Vector, t: number): Vector =>
  unit([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
const apart = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

function turned([x, y, z]: Vector, about: number, tilt: number): Vector {
  const [cx, sx] = [Math.cos(about), Math.sin(about)];
  const [u, w] = [x * cx + z * sx, z * cx - x * sx];
  const [cy, sy] = [Math.cos(tilt), Math.sin(tilt)];
  return [u, y * cy - w * sy, w * cy + y * sy];
}

/** A football of twelve pentagons and twenty hexagons, projected from the sphere. */
const football: Drawer = ({ palette, spec, sheet, chance, back }): Article => {
  const centre: Point = [600, 760];
  const radius = 430;
  const [about, tilt] = [0.36 + chance.jitter(0.12) + (back ? Math.PI / 5 : 0), 0.3 + chance.jitter(0.1)];
  const vertices = corners.map((v) => turned(unit(v), about, tilt));
  const seen = ([x, y]: Vector): Point => [centre[0] + x * radius, centre[1] + y * radius];
  const arc = (a: Vector, b: Vector, start: 'M' | 'L') =>
    [0, 0.25, 0.5, 0.75, 1].map((t, i) => d`${i ? 'L' : start}${seen(between(a, b, t))}`).join('');
  const neighbours = (v: Vector) => vertices.filter((w) => apart(v, w) > 0.1 && apart(v, w) < 1.2);
  const pentagons = vertices
    .filter(([, , z]) => z > -0.2)
    .map((v) => {
      const around = neighbours(v)
        .map((w) => between(v, w, 0.345))
        .toSorted((a, b) => Math.atan2(a[1] - v[1], a[0] - v[0]) - Math.atan2(b[1] - v[1], b[0] - v[0]));
      return { v, around };
    });
  const outline = circle(centre, radius);
  const faces = pentagons.map(({ around }) => {
    const corner = (i: number) => around[i % around.length] ?? around[0] ?? ([0, 0, 1] as const);
    return `${around.map((_, i) => arc(corner(i), corner(i + 1), i ? 'L' : 'M')).join('')}Z`;
  });
  const seams = vertices
    .flatMap((v) => neighbours(v).map((w) => [between(v, w, 0.345), between(v, w, 0.655)] as const))
    .filter(([a, b]) => a[2] > -0.05 && b[2] > -0.05)
    .map(([a, b]) => arc(a, b, 'M'))
    .join('');
  const all = faces.join('') + seams;
  const stars = pentagons.map(({ v, around }) => around.map((p) => arc(v, p, 'M')).join('')).join('');
  const dark = spec.secondary ? palette.secondary : tone(palette.base, 0.6);
  const light = sheet.glow(
    [
      [0, '#fff', 0.5],
      [0.25, '#fff', 0.1],
      [0.6, '#000', 0.06],
      [0.86, '#000', 0.34],
      [1, '#000', 0.58],
    ],
    { cx: 460, cy: 570, r: 680 },
  );
  return {
    box: [150, 310, 900, 900],
    outline,
    panels: [],
    folds: [],
    heights: line(all, '#4a4a4a', 12),
    surface: [
      fill(outline, palette.base),
      fill(faces.join(''), dark),
      line(stars, palette.accent, 9, { 'stroke-opacity': 0.9 }),
      line(all, '#000', 5, { 'stroke-opacity': 0.5 }),
      line(all, '#fff', 1.6, { 'stroke-opacity': 0.4, transform: 'translate(2.5 3)' }),
      back || !spec.badge ? '' : emblem(sheet, spec.badge, [640, 700], 150, palette, 'printed'),
      spec.lettering
        ? lettering(spec.lettering, { at: [600, 960], height: 44, colour: palette.accent, within: 220 })
        : '',
      fill(outline, light),
    ].join(''),
    close: { at: [600, 720], zoom: 2 },
    strength: 0.7,
  };
};

export const balls = { ball: football } satisfies Record<'ball', Drawer>;
