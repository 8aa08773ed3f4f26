import { darker, lighter, mix } from '../colour';
import { circle, d, type Point, polygon, roundedRect } from '../geometry';
import { fill, group, line } from '../svg';
import { hook } from './hook';
import { type Composition, draw, everywhere, fit, type Stage, wash } from './stage';

const sun = '#fff2cf';
const clay = '#b5562f';

/** Glazed tiles: a star of petals in the second colour, a golden heart, the joint left open. */
function tiles({ sheet, width, height, glow }: Stage, top: number, size: number): string {
  const rows = Math.ceil((height * 0.93 - top) / size);
  const columns = Math.ceil(width / size) + 1;
  const petals: string[] = [];
  const hearts: string[] = [];
  const joints: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    joints.push(d`M0 ${top + row * size}H${width}`);
    for (let column = 0; column < columns; column += 1) {
      const [x, y]: Point = [column * size + size / 2, top + row * size + size / 2];
      const r = size * 0.5;
      petals.push(
        d`M${[x, y - r]}Q${[x + r * 0.26, y - r * 0.26]} ${[x + r, y]}Q${[x + r * 0.26, y + r * 0.26]} ${[x, y + r]}Q${[x - r * 0.26, y + r * 0.26]} ${[x - r, y]}Q${[x - r * 0.26, y - r * 0.26]} ${[x, y - r]}Z`,
      );
      hearts.push(circle([x, y], r * 0.2), circle([x - r, y - r], r * 0.24));
    }
  }
  for (let column = 0; column < columns; column += 1)
    joints.push(d`M${[column * size, top]}V${top + rows * size}`);
  const area = d`M${[0, top]}H${width}V${top + rows * size}H0Z`;
  return sheet.clipped(
    area,
    fill(area, '#f4ecd6'),
    fill(petals.join(''), glow),
    fill(hearts.join(''), '#d39a2f'),
    line(joints.join(''), '#cbbd97', size * 0.03, { 'stroke-opacity': 0.8 }),
    fill(
      area,
      sheet.gradient([
        [0, '#000', 0.22],
        [0.16, '#fff', 0.12],
        [1, '#000', 0.24],
      ]),
    ),
  );
}

/** A pot of geraniums on the wall. */
function pot({ sheet, chance, height, glow }: Stage, [x, y]: Point, scale: number): string {
  const s = (height / 1350) * scale;
  const leaves = Array.from({ length: 26 }, () =>
    circle([x + chance.jitter(120 * s), y - 30 * s + chance.jitter(64 * s)], 26 * s),
  );
  const flowers = Array.from({ length: 15 }, () =>
    circle([x + chance.jitter(125 * s), y - 62 * s + chance.jitter(62 * s)], 17 * s),
  );
  const body = polygon([
    [x - 82 * s, y],
    [x + 82 * s, y],
    [x + 56 * s, y + 138 * s],
    [x - 56 * s, y + 138 * s],
  ]);
  return group(
    {},
    sheet.blurred(
      12 * s,
      [x - 260 * s, y - 200 * s, 560 * s, 480 * s],
      group(
        { transform: `translate(${46 * s} ${38 * s})`, opacity: 0.3 },
        fill(body + leaves.join(''), '#3d2410'),
      ),
    ),
    fill(leaves.join(''), darker(mix(glow, '#4d7a2c', 0.6), 0.12)),
    fill(leaves.slice(0, 9).join(''), lighter(mix(glow, '#6d9a3c', 0.6), 0.1), 0.7),
    fill(flowers.join(''), '#c5282f'),
    fill(flowers.slice(0, 6).join(''), '#ee6a5c'),
    fill(body, clay),
    fill(
      body,
      sheet.gradient(
        [
          [0, '#fff', 0.2],
          [0.5, '#000', 0],
          [1, '#000', 0.34],
        ],
        [x - 82 * s, y, x + 82 * s, y],
      ),
    ),
    fill(roundedRect(x - 92 * s, y - 8 * s, 184 * s, 34 * s, 8 * s), lighter(clay, 0.1)),
  );
}

/** The shade of an orange tree's leaves, thrown across the wall by an afternoon sun. */
function shade({ sheet, chance, width, height }: Stage, side: number): string {
  const leaves = Array.from({ length: 90 }, () => {
    const x = width / 2 + side * height * chance.between(0.28, 1.05);
    const y = height * chance.between(-0.05, 0.42);
    const r = height * chance.between(0.014, 0.036);
    return d`M${[x, y]}q${r} ${-r * 1.4} ${r * 2.4} ${-r}q${-r * 0.8} ${r * 1.7} ${-r * 2.4} ${r}Z`;
  });
  return sheet.blurred(height * 0.004, [0, -200, width, height], fill(leaves.join(''), '#6b5330', 0.26));
}

/** A courtyard in the south: a whitewashed wall in the sun, tiles to the knee, a shirt hung out to air. */
export function patio(stage: Stage): Composition {
  const { sheet, width, height, ground, chance } = stage;
  const middle = width / 2;
  const dado = height * 0.66;
  const size = height * 0.09;
  const scale = fit(stage, 0.78);
  const slot = { x: middle, y: height * 0.5, scale, turn: chance.jitter(1) };
  const nail = slot.y - 560 * scale;
  const sunlit = polygon([
    [middle - height * 0.9, 0],
    [width * 1.2, 0],
    [width * 1.2, height],
    [middle - height * 0.1, height],
  ]);
  return {
    svg: group(
      {},
      wash(
        stage,
        sheet.gradient([
          [0, lighter(ground, 0.2)],
          [1, darker(ground, 0.1)],
        ]),
      ),
      fill(sunlit, sun, 0.55),
      tiles(stage, dado, size),
      fill(d`M${[0, dado - size * 0.26]}H${width}V${dado}H0Z`, stage.glow),
      fill(d`M${[0, dado - size * 0.26]}H${width}v${size * 0.07}H0Z`, '#d39a2f'),
      fill(d`M${[0, height * 0.93]}H${width}V${height}H0Z`, darker(clay, 0.12)),
      fill(d`M${[0, height * 0.93]}H${width}v${height * 0.012}H0Z`, '#000', 0.3),
      fill(
        polygon([
          [0, 0],
          [middle - height * 0.9, 0],
          [middle - height * 0.1, height],
          [0, height],
        ]),
        '#5d4a35',
        0.18,
      ),
      shade(stage, 1),
      shade(stage, -1),
      pot(stage, [middle - height * 0.4, height * 0.24], 0.9),
      pot(stage, [middle + height * 0.4, height * 0.2], 0.9),
      pot(stage, [middle + height * 0.74, height * 0.4], 0.9),
      pot(stage, [middle - height * 0.76, height * 0.44], 0.9),
      fill(circle([middle, nail], 15 * scale), '#3b2f24'),
      hook(slot, nail + 22 * scale),
      draw(stage, 0, slot),
      wash(
        stage,
        sheet.glow(
          [
            [0, sun, 0.2],
            [0.55, sun, 0],
            [1, '#2b1a08', 0.3],
          ],
          { cx: middle + height * 0.24, cy: height * 0.2, r: Math.max(everywhere(stage)[2], height) * 0.72 },
        ),
      ),
    ),
    focal: { left: 0.5, top: 0.45 },
  };
}
