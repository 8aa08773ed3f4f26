import { darker, lighter, lightness, mix, tone } from '../colour';
import { circle, d, type Point, polygon } from '../geometry';
import { fill, group, line } from '../svg';
import { everywhere, type Stage, wash } from './stage';

/** A painted wall in raking light, with wide slanted panels of the second colour. */
export function wall(stage: Stage): string {
  const { sheet, width, height, ground, glow, chance } = stage;
  const lean = height * 0.32;
  const slab = (x: number, w: number) =>
    polygon([
      [x, height],
      [x + lean, 0],
      [x + lean + w, 0],
      [x + w, height],
    ]);
  const middle = width / 2;
  const spread = height * 0.62;
  return group(
    {},
    wash(
      stage,
      sheet.gradient([
        [0, lighter(ground, 0.1)],
        [0.6, ground],
        [1, darker(ground, 0.32)],
      ]),
    ),
    fill(slab(middle - spread - lean / 2, spread * 0.9), glow, 0.9),
    fill(slab(middle + spread * 0.12 - lean / 2, spread * 0.16), glow, 0.55),
    fill(slab(middle + spread * 0.5 - lean / 2, spread * 0.34), tone(ground, 0.1), 0.8),
    fill(slab(middle - spread * 1.9 - lean / 2, spread * 0.4), tone(ground, 0.12), 0.55),
    fill(slab(middle + spread * 1.35 - lean / 2 + chance.jitter(30), spread * 0.22), glow, 0.5),
    wash(
      stage,
      sheet.glow(
        [
          [0, '#ffffff', 0.3],
          [0.5, '#ffffff', 0.05],
          [1, '#000000', 0.42],
        ],
        { cx: middle - height * 0.12, cy: height * 0.32, r: Math.max(width, height) * 0.72 },
      ),
    ),
  );
}

/** Cloth or paper under a still life, two fields meeting on a slant. */
export function table(stage: Stage): string {
  const { sheet, width, height, ground, glow } = stage;
  return group(
    {},
    wash(stage, ground),
    fill(
      polygon([
        [width * 0.5 + height * 0.18, 0],
        [width, 0],
        [width, height],
        [width * 0.5 - height * 0.18, height],
      ]),
      glow,
    ),
    line(
      d`M${[width * 0.5 + height * 0.2, 0]}L${[width * 0.5 - height * 0.16, height]}`,
      mix(ground, glow, 0.5),
      height * 0.012,
    ),
    wash(
      stage,
      sheet.glow(
        [
          [0, '#ffffff', 0.22],
          [0.55, '#ffffff', 0],
          [1, '#000000', 0.3],
        ],
        { cx: width * 0.42, cy: height * 0.3, r: Math.max(width, height) * 0.75 },
      ),
    ),
  );
}

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

/** A stage in a dark hall: beams from the rig, screens of splinters, the crowd's heads below. */
export function hall(stage: Stage): string {
  const { sheet, width, height, ground, glow, chance } = stage;
  const middle = width / 2;
  const beams = Array.from({ length: 11 }, (_, i) => {
    const from: Point = [middle + (i - 5) * height * 0.13, -20];
    const to = middle + (i - 5) * height * 0.34 + chance.jitter(60);
    const w = height * chance.between(0.05, 0.12);
    return fill(
      polygon([
        [from[0] - 8, from[1]],
        [from[0] + 8, from[1]],
        [to + w, height * 0.9],
        [to - w, height * 0.9],
      ]),
      sheet.gradient(
        [
          [0, i % 3 ? glow : '#ffffff', 0.6],
          [1, glow, 0],
        ],
        [0, 0, 0, height * 0.9],
      ),
      i % 2 ? 0.8 : 0.5,
    );
  });
  const splinter = (side: number) =>
    Array.from({ length: 9 }, (_, i) => {
      const x = middle + side * height * (0.38 + i * 0.075);
      const y = height * chance.between(0.16, 0.56);
      const long = height * chance.between(0.14, 0.34);
      const wide = height * chance.between(0.025, 0.06);
      return fill(
        polygon([
          [x, y - long / 2],
          [x + wide, y - long * 0.1],
          [x + side * wide * 0.4, y + long / 2],
          [x - wide, y + long * 0.16],
        ]),
        i % 3 ? glow : lighter(glow, 0.6),
        chance.between(0.3, 0.95),
      );
    }).join('');
  const heads = Array.from({ length: Math.ceil(width / 74) + 1 }, (_, i) => {
    const [x, y] = [i * 74 + chance.jitter(22), height * 0.95 + chance.jitter(26)];
    return `${circle([x, y], 27)}${d`M${[x - 60, y + 140]}Q${[x - 50, y + 28]} ${[x, y + 28]}Q${[x + 50, y + 28]} ${[x + 60, y + 140]}Z`}`;
  }).join('');
  return group(
    {},
    wash(
      stage,
      sheet.gradient([
        [0, darker(ground, 0.4)],
        [0.6, lighter(ground, 0.05)],
        [1, darker(ground, 0.5)],
      ]),
    ),
    wash(
      stage,
      sheet.glow(
        [
          [0, glow, 0.6],
          [0.4, glow, 0.2],
          [1, glow, 0],
        ],
        { cx: middle, cy: height * 0.5, r: height * 0.85 },
      ),
    ),
    sheet.blurred(height * 0.006, everywhere(stage), ...beams),
    splinter(-1),
    splinter(1),
    fill(
      d`M${[middle - height * 0.9, height * 0.93]}a${height * 0.9} ${height * 0.1} 0 1 1 ${height * 1.8} 0Z`,
      darker(ground, 0.5),
    ),
    line(
      d`M${[middle - height * 0.9, height * 0.93]}a${height * 0.9} ${height * 0.1} 0 0 1 ${height * 1.8} 0`,
      lighter(glow, 0.2),
      height * 0.006,
    ),
    group({ transform: 'translate(-2 -5)' }, fill(heads, glow, 0.55)),
    fill(heads, darker(ground, 0.75)),
    wash(
      stage,
      sheet.glow(
        [
          [0, '#000000', 0],
          [0.6, '#000000', 0.05],
          [1, '#000000', 0.6],
        ],
        { cx: middle, cy: height * 0.5, r: width * 0.7 },
      ),
    ),
  );
}
