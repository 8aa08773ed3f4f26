import { lighter, mix, tone } from '../colour';
import { d, type Point, polygon, through } from '../geometry';
import { seeded } from '../seeded';
import { el, fill, line } from '../svg';
import type { Print } from './area';

/** A fade from the hem up, broken into ever thinner slanted dashes, as a sublimation print is. */
export function gradientFade({ sheet, spec, palette, area }: Print): string {
  const { left, right, top, bottom } = area;
  const reach = (bottom - top) * Math.min(0.95, 0.62 * (spec.patternScale ?? 1));
  const from = bottom - reach;
  const fade = sheet.gradient(
    [
      [0, palette.secondary, 0],
      [0.55, palette.secondary, 0.55],
      [1, palette.secondary, 1],
    ],
    [0, from, 0, bottom - reach * 0.12],
  );
  const raster = Array.from({ length: 13 }, (_, row) => {
    const y = from - 30 + row * (reach / 15);
    const tall = 3 + row * 1.7;
    const step = 46;
    return Array.from({ length: Math.ceil((right - left) / step) + 2 }, (_, i) => {
      const x = left + (i - 1) * step + (row % 2) * (step / 2);
      return d`M${[x, y + tall]}l${[34, -14]}v${-tall}l${[-34, 14]}Z`;
    }).join('');
  }).join('');
  return (
    el('rect', { x: left, y: from, width: right - left, height: reach + 60, fill: fade }) +
    fill(raster, palette.secondary, 0.34)
  );
}

function shard([x, y]: Point, length: number, width: number, angle: number, skew: number): string {
  const at = (u: number, v: number): Point => [
    x + Math.cos(angle) * u - Math.sin(angle) * v,
    y + Math.sin(angle) * u + Math.cos(angle) * v,
  ];
  return polygon([
    at(-length / 2, -width * 0.1),
    at(length * skew * 0.3, -width / 2),
    at(length / 2, width * 0.08),
    at(-length * skew * 0.2, width / 2),
  ]);
}

/** Splinters of light across the cloth: tones first, the second colour over them, a few slivers of accent last. */
export function shards({ spec, palette, chance, area, back }: Print): string {
  const { left, right, top, bottom } = area;
  const scale = spec.patternScale ?? 1;
  const [w, h] = [right - left, bottom - top];
  const slope = (back ? -1 : 1) * -1.08;
  const layer = (count: number, size: number, spread: number, at: (t: number) => Point) =>
    Array.from({ length: count }, (_, i) => {
      const [x, y] = at((i + 0.5) / count);
      return shard(
        [x + chance.jitter(spread), y + chance.jitter(spread)],
        size * scale * chance.between(0.7, 1.35),
        size * scale * chance.between(0.16, 0.34),
        slope + chance.jitter(0.16),
        chance.between(0.5, 1.2),
      );
    }).join('');
  const lower = (t: number): Point => [left + w * (back ? 1 - t : t), bottom - h * (0.04 + 0.3 * (1 - t))];
  const upper = (t: number): Point => [
    left + w * (back ? 0.5 - t * 0.5 : 0.5 + t * 0.5),
    top + h * (0.06 + 0.3 * t),
  ];
  const whole = (t: number): Point => [left + w * ((t * 7.3) % 1), top + h * t];
  return [
    fill(layer(13, 420, 90, whole), tone(palette.base, 0.07)),
    fill(layer(9, 380, 70, lower), mix(palette.base, palette.secondary, 0.45)),
    fill(layer(6, 250, 50, upper), mix(palette.base, palette.secondary, 0.3)),
    fill(layer(8, 300, 60, lower), palette.secondary),
    fill(layer(3, 190, 40, upper), palette.secondary),
    fill(layer(5, 210, 70, lower), palette.accent),
  ].join('');
}

/** A drawing in the cloth's own tone: drifting contour lines, or facets, as the seed decides. */
export function tonalGraphic(print: Print): string {
  return seeded(print.spec.seed).pick([contours, facets])(print);
}

function contours({ palette, chance, area, spec }: Print): string {
  const { left, right, top, bottom } = area;
  const gap = 30 * (spec.patternScale ?? 1);
  const [a, b] = [chance.between(0, 6), chance.between(0, 6)];
  const colour = spec.secondary ? palette.secondary : tone(palette.base, 0.2);
  return Array.from({ length: Math.ceil((bottom - top + 160) / gap) }, (_, row) => {
    const points = Array.from({ length: 7 }, (_, i): Point => {
      const x = left + ((right - left) * i) / 6;
      const y = top - 80 + row * gap;
      return [x, y + 46 * Math.sin(x / 150 + row / 6 + a) + 22 * Math.sin(x / 67 - row / 4 + b)];
    });
    return line(through(points), colour, 3 + 7 * Math.abs(Math.sin(row / 5 + a)), { 'stroke-opacity': 0.5 });
  }).join('');
}

function facets({ palette, chance, area, spec }: Print): string {
  const size = 140 * (spec.patternScale ?? 1);
  const { left, right, top, bottom } = area;
  const columns = Math.ceil((right - left) / size) + 1;
  const lines = Math.ceil((bottom - top) / (size * 0.86)) + 1;
  const knots = Array.from({ length: (columns + 1) * (lines + 1) }, (_, i): Point => {
    const [column, row] = [i % (columns + 1), Math.floor(i / (columns + 1))];
    return [
      Math.round(left - 40 + column * size + (row % 2) * size * 0.5 + chance.jitter(size * 0.3)),
      Math.round(top - 40 + row * size * 0.86 + chance.jitter(size * 0.26)),
    ];
  });
  const tint = spec.secondary ? palette.secondary : lighter(palette.base, 0.5);
  const triangles = knots.flatMap((knot, i) => {
    const [beside, below] = [knots[i + 1], knots[i + columns + 1]];
    return beside && below && i % (columns + 1) !== columns ? [polygon([knot, beside, below])] : [];
  });
  const depths = [0.05, 0.1, 0.16, 0.22] as const;
  const shaded = triangles.map((path) => ({ path, depth: chance.pick(depths) }));
  return depths
    .map((depth) => fill(shaded.flatMap((t) => (t.depth === depth ? [t.path] : [])).join(''), tint, depth))
    .join('');
}
