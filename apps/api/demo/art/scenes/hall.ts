import { darker, lighter } from '../colour';
import { circle, d, type Point, polygon } from '../geometry';
import { fill, group, line } from '../svg';
import { everywhere, type Stage, wash } from './stage';

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
