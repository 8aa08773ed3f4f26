import { darker, lighter, lightness, mix } from '../colour';
import { circle, d, type Point, polygon } from '../geometry';
import { fill, group, line } from '../svg';
import { type Stage, wash } from './stage';

const crowd = ({ chance, width }: Stage, top: number, bottom: number, rows: number, size: number): string =>
  Array.from({ length: rows }, (_, row) => {
    const y = top + ((bottom - top) * row) / rows;
    const step = size * (2.1 + row * 0.3);
    return Array.from({ length: Math.ceil(width / step) }, (_, i) =>
      circle([i * step + chance.jitter(step * 0.4), y + chance.jitter(size)], size * (0.55 + row * 0.1)),
    ).join('');
  }).join('');

/** A bank of lamps on a mast, its halo and its beam towards `to`. */
function mast({ sheet, height, ground, glow }: Stage, [x, y]: Point, to: Point): string {
  const s = height / 1350;
  const side = x < to[0] ? 1 : -1;
  const lamps = Array.from(
    { length: 15 },
    (_, i): Point => [
      x + ((i % 5) - 2) * 34 * s,
      y + (Math.floor(i / 5) - 1) * 34 * s + ((i % 5) - 2) * side * 4 * s,
    ],
  );
  const beam = polygon([
    [x - 90 * s, y],
    [x + 90 * s, y],
    [to[0] + 620 * s, height],
    [to[0] - 620 * s, height],
  ]);
  const light = lightness(glow) > 0.75 ? glow : mix(glow, '#ffffff', 0.75);
  return group(
    {},
    fill(
      beam,
      sheet.gradient(
        [
          [0, light, 0.34],
          [0.5, light, 0.07],
          [1, light, 0],
        ],
        [x, y, to[0], height],
      ),
    ),
    line(d`M${[x, y]}V${height * 0.62}`, darker(ground, 0.7), 16 * s),
    fill(
      polygon([
        [x - 100 * s, y - 62 * s],
        [x + 100 * s, y - 62 * s],
        [x + 96 * s, y + 62 * s],
        [x - 96 * s, y + 62 * s],
      ]),
      darker(ground, 0.7),
    ),
    fill(
      circle([x, y], 330 * s),
      sheet.glow(
        [
          [0, light, 0.85],
          [0.2, light, 0.34],
          [1, light, 0],
        ],
        { cx: x, cy: y, r: 330 * s },
      ),
    ),
    ...lamps.map((at) => fill(circle(at, 12.5 * s), '#ffffff')),
  );
}

/** A ground at night: lamps, stands and the pitch's halfway line. */
export function floodlit(stage: Stage): string {
  const { sheet, width, height, ground, glow } = stage;
  const middle = width / 2;
  const horizon = height * 0.64;
  const stand = polygon([
    [0, height * 0.4],
    [middle - width * 0.12, height * 0.53],
    [middle + width * 0.12, height * 0.53],
    [width, height * 0.4],
    [width, horizon],
    [0, horizon],
  ]);
  const stripes = Array.from({ length: 9 }, (_, i) => {
    const at = (k: number, far: number) => middle + (k - 4.5) * width * (far ? 0.13 : 0.34);
    return i % 2
      ? ''
      : polygon([
          [at(i, 1), horizon],
          [at(i + 1, 1), horizon],
          [at(i + 1, 0), height],
          [at(i, 0), height],
        ]);
  }).join('');
  const chalk = '#ffffff';
  return group(
    {},
    wash(
      stage,
      sheet.gradient([
        [0, darker(ground, 0.72)],
        [0.45, darker(ground, 0.38)],
        [0.64, mix(ground, glow, 0.2)],
      ]),
    ),
    sheet.clipped(
      stand,
      fill(stand, darker(ground, 0.6)),
      fill(crowd(stage, height * 0.41, horizon, 11, height * 0.0052), lighter(ground, 0.35), 0.34),
      fill(crowd(stage, height * 0.42, horizon, 7, height * 0.0046), glow, 0.34),
      fill(
        stand,
        sheet.gradient([
          [0, '#000', 0.5],
          [1, '#000', 0],
        ]),
      ),
    ),
    fill(
      d`M${[0, horizon]}H${width}V${height}H0Z`,
      sheet.gradient([
        [0, darker(mix(ground, '#1d5a35', 0.72), 0.1)],
        [1, darker(mix(ground, '#1d5a35', 0.6), 0.5)],
      ]),
    ),
    fill(stripes, '#ffffff', 0.055),
    line(d`M${[0, horizon + height * 0.03]}H${width}`, chalk, height * 0.004, { 'stroke-opacity': 0.7 }),
    line(
      d`M${[middle - height * 0.62, height * 0.84]}a${height * 0.62} ${height * 0.13} 0 1 0 ${height * 1.24} 0a${height * 0.62} ${height * 0.13} 0 1 0 ${-height * 1.24} 0`,
      chalk,
      height * 0.007,
      { 'stroke-opacity': 0.5 },
    ),
    line(d`M0 ${height * 0.84}H${width}`, chalk, height * 0.007, { 'stroke-opacity': 0.5 }),
    mast(stage, [middle - Math.min(width * 0.36, height * 0.72), height * 0.15], [middle, height]),
    mast(stage, [middle + Math.min(width * 0.36, height * 0.72), height * 0.15], [middle, height]),
    wash(
      stage,
      sheet.glow(
        [
          [0, '#000000', 0],
          [0.6, '#000000', 0.04],
          [1, '#000000', 0.55],
        ],
        { cx: middle, cy: height * 0.5, r: width * 0.68 },
      ),
    ),
  );
}
