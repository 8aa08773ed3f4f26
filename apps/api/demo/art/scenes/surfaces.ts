import { darker, lighter, mix, tone } from '../colour';
import { d, polygon } from '../geometry';
import { fill, group, line } from '../svg';
import { type Stage, wash } from './stage';

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
