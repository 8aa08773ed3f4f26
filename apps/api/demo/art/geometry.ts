export type Point = readonly [x: number, y: number];

export const round = (value: number) => Math.round(value * 10) / 10;

/** Path data with points written in place: d`M${a}L${b}Z`. */
export function d(strings: TemplateStringsArray, ...values: readonly (Point | number | string)[]): string {
  return strings.reduce((path, text, i) => {
    const value = values[i - 1];
    if (value === undefined) return path + text;
    if (typeof value === 'string') return path + value + text;
    return path + (typeof value === 'number' ? round(value) : `${round(value[0])} ${round(value[1])}`) + text;
  });
}

export const lerp = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
export const shift = (a: Point, dx: number, dy: number): Point => [a[0] + dx, a[1] + dy];
export const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The unit vector from `a` towards `b`. */
export function towards(a: Point, b: Point): Point {
  const length = distance(a, b) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** The point `by` units from `a` along `direction`. */
export const along = (a: Point, direction: Point, by: number): Point => [
  a[0] + direction[0] * by,
  a[1] + direction[1] * by,
];

/** An angle in degrees, clockwise from the x axis. */
export const bearing = (a: Point, b: Point) => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;

/** A smooth open path through the points (Catmull-Rom, as cubics). */
export function through(points: readonly Point[], start: 'M' | 'L' = 'M'): string {
  const first = points[0];
  if (!first) return '';
  let path = d`${start}${first}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const b = points[i] ?? first;
    const c = points[i + 1] ?? b;
    const a = points[i - 1] ?? b;
    const e = points[i + 2] ?? c;
    path += d`C${[b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]} ${[c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6]} ${c}`;
  }
  return path;
}

export const polygon = (points: readonly Point[]) =>
  `${points.map((p, i) => d`${i ? 'L' : 'M'}${p}`).join('')}Z`;

export function circle([x, y]: Point, r: number): string {
  return d`M${[x - r, y]}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export function roundedRect(x: number, y: number, w: number, h: number, r: number): string {
  return d`M${[x + r, y]}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}Z`;
}
