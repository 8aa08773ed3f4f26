import { d, type Point, through } from '../geometry';
import { fill } from '../svg';
import { type Print, sway } from './area';

const steps = 7;

/** Bands between pairs of x positions, running down the area. */
function columns(print: Print, edges: readonly (readonly [number, number])[]): string {
  const { top, bottom } = print.area;
  const drift = sway(print, 2.6);
  const edge = (x: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const y = top + ((bottom - top) * i) / steps;
      return [x + drift(x, y), y] as const;
    });
  return edges.map(([a, b]) => `${through(edge(a))}${through(edge(b).toReversed(), 'L')}Z`).join('');
}

export function verticalStripes(print: Print): string {
  const { spec, palette, area } = print;
  const width = 68 * (spec.patternScale ?? 1);
  const centre = (area.left + area.right) / 2;
  const count = Math.ceil((area.right - area.left) / width / 4) + 1;
  const edges = Array.from({ length: count * 2 + 1 }, (_, i) => {
    const x = centre + (i - count) * width * 2;
    return [x - width / 2, x + width / 2] as const;
  });
  return fill(columns(print, edges), palette.secondary);
}

export function pinstripes(print: Print): string {
  const { spec, palette, area } = print;
  const gap = 46 * (spec.patternScale ?? 1);
  const centre = (area.left + area.right) / 2;
  const count = Math.ceil((area.right - area.left) / gap / 2);
  const edges = Array.from({ length: count * 2 }, (_, i) => {
    const x = centre + (i - count + 0.5) * gap;
    return [x - 1.9, x + 1.9] as const;
  });
  return fill(columns(print, edges), palette.secondary);
}

export function halves(print: Print): string {
  const { palette, area, back } = print;
  const centre = (area.left + area.right) / 2;
  return fill(
    columns(print, [back ? [area.left - 20, centre] : [centre, area.right + 20]]),
    palette.secondary,
  );
}

/** Bands across the area, sagging a little, as cloth does. */
function rows(print: Print, edges: readonly (readonly [number, number])[]): string {
  const { left, right } = print.area;
  const drift = sway(print, 2.4);
  const edge = (y: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const x = left + ((right - left) * i) / steps;
      return [x, y + drift(y, x) + 12 * Math.sin((i / steps) * Math.PI)] as const;
    });
  return edges.map(([a, b]) => `${through(edge(a))}${through(edge(b).toReversed(), 'L')}Z`).join('');
}

export function hoops(print: Print): string {
  const { spec, palette, area } = print;
  const height = 84 * (spec.patternScale ?? 1);
  const count = Math.ceil((area.bottom - area.top) / height / 2);
  const edges = Array.from({ length: count }, (_, i) => {
    const y = area.top + height * (2 * i + 1.1);
    return [y, y + height] as const;
  });
  return fill(rows(print, edges), palette.secondary);
}

export function centreBand(print: Print): string {
  const { spec, palette, area } = print;
  const height = 150 * (spec.patternScale ?? 1);
  const middle = area.top + (area.bottom - area.top) * 0.4;
  return (
    fill(rows(print, [[middle - height / 2, middle + height / 2]]), palette.secondary) +
    fill(
      rows(print, [
        [middle - height / 2 - 22, middle - height / 2 - 10],
        [middle + height / 2 + 10, middle + height / 2 + 22],
      ]),
      palette.trim,
    )
  );
}

export function sash({ spec, palette, area, back }: Print): string {
  const width = 165 * (spec.patternScale ?? 1);
  const { left, right, top, bottom } = area;
  const [from, to] = back ? [right - 40, left + 60] : [left + 40, right - 60];
  const low = top + (bottom - top) * 0.86;
  return fill(
    d`M${[from - width / 2, top]}L${[from + width / 2, top - 30]}C${[from + (to - from) * 0.42, top + (low - top) * 0.36]} ${[to - (to - from) * 0.24, low - (low - top) * 0.34]} ${[to + width / 2, low - width * 0.2]}L${[to + width / 2, low + width]}C${[to - (to - from) * 0.34, low - (low - top) * 0.16]} ${[from + (to - from) * 0.25, top + (low - top) * 0.42]} ${[from - width / 2, top]}Z`,
    palette.secondary,
  );
}

export function chevron({ spec, palette, area }: Print): string {
  const height = 120 * (spec.patternScale ?? 1);
  const { left, right, top, bottom } = area;
  const centre = (left + right) / 2;
  const high = top + (bottom - top) * 0.17;
  const low = top + (bottom - top) * 0.42;
  const band = (dy: number, h: number) =>
    d`M${[left - 20, high + dy]}Q${[centre - 120, low + dy - 60]} ${[centre, low + dy]}Q${[centre + 120, low + dy - 60]} ${[right + 20, high + dy]}v${h}Q${[centre + 120, low + dy + h - 60]} ${[centre, low + dy + h]}Q${[centre - 120, low + dy + h - 60]} ${[left - 20, high + dy + h]}Z`;
  return fill(band(0, height), palette.secondary) + fill(band(height + 16, 14), palette.secondary);
}

/** A cross with its upright towards the heart, as on northern flags. */
export function cross(print: Print): string {
  const { spec, palette, area, back } = print;
  const width = 92 * (spec.patternScale ?? 1);
  const x = area.left + (area.right - area.left) * (back ? 0.63 : 0.37);
  const y = area.top + (area.bottom - area.top) * 0.42;
  return (
    fill(columns(print, [[x - width / 2, x + width / 2]]), palette.secondary) +
    fill(rows(print, [[y - width / 2, y + width / 2]]), palette.secondary)
  );
}
