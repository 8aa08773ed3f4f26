import { darker, lighter, mix } from '../colour';
import { circle, d, type Point, polygon, through } from '../geometry';
import { fill, group, line } from '../svg';
import { type Composition, draw, fit, type Slot, type Stage, wash } from './stage';

/** Grass in front of the sea: blades, darker below. */
function grass({ sheet, chance, width, height }: Stage, top: number, colour: string, count: number): string {
  const blades = Array.from({ length: count }, () => {
    const x = chance.between(-20, width);
    const y = chance.between(top, height * 1.02);
    const tall = height * chance.between(0.03, 0.075);
    const lean = chance.jitter(tall * 0.5);
    return d`M${[x, y]}q${lean * 0.2} ${-tall * 0.6} ${lean} ${-tall}q${-lean * 0.5} ${tall * 0.5} ${-lean + height * 0.004} ${tall}Z`;
  });
  return group(
    {},
    fill(
      blades.join(''),
      sheet.gradient(
        [
          [0, lighter('#9aa56b', 0.1)],
          [1, colour],
        ],
        [0, top, 0, height],
      ),
    ),
  );
}

const peg = ([x, y]: Point, s: number) =>
  fill(d`M${[x - 5 * s, y - 16 * s]}h${10 * s}v${46 * s}h${-10 * s}Z`, '#c79b63') +
  fill(d`M${[x + 1 * s, y - 16 * s]}h${4 * s}v${46 * s}h${-4 * s}Z`, '#8d6535');

/** A pennant on its pole, as stands in many a garden by the sea. */
function pennant({ height }: Stage, [x, top]: Point, foot: number): string {
  const s = height / 1350;
  const tail = (dy: number, thick: number) =>
    polygon([
      [x, top + dy],
      [x + 330 * s, top + 66 * s + dy * 0.2],
      [x, top + dy + thick],
    ]);
  return group(
    {},
    line(d`M${[x, top - 12 * s]}V${foot}`, '#ffffff', 9 * s),
    line(d`M${[x + 3 * s, top - 12 * s]}V${foot}`, '#b9bfc4', 3 * s),
    fill(circle([x, top - 18 * s], 9 * s), '#d9b25a'),
    fill(tail(0, 96 * s), '#c8102e'),
    fill(
      polygon([
        [x, top + 36 * s],
        [x + 318 * s, top + 64 * s],
        [x, top + 60 * s],
      ]),
      '#ffffff',
    ),
    fill(d`M${[x + 56 * s, top + 10 * s]}l${22 * s} ${5 * s}v${66 * s}l${-22 * s} ${5 * s}Z`, '#ffffff'),
  );
}

/** A garden by the sea in the evening: the family's shirts on the line. */
export function washingLine(stage: Stage): Composition {
  const { sheet, width, height, ground, glow, articles } = stage;
  const wide = width > height;
  const horizon = height * 0.66;
  const ropeAt = (x: number) => height * (0.13 + 0.05 * Math.sin((x / width) * Math.PI));
  const rope = through(
    Array.from({ length: 9 }, (_, i): Point => [(width * i) / 8, ropeAt((width * i) / 8)]),
  );
  const scale = fit(stage, 0.76);
  const places = wide
    ? [
        { at: 0.52, size: 0.8, turn: 0.8 },
        { at: 0.732, size: 0.7, turn: -1.4 },
        { at: 0.893, size: 0.44, turn: 2 },
        { at: 0.17, size: 0.8, turn: -1 },
      ]
    : [
        { at: 0.58, size: 0.94, turn: 0.8 },
        { at: 0.98, size: 0.9, turn: -1.4 },
        { at: 0.16, size: 0.56, turn: 2 },
      ];
  const hung = places.slice(0, Math.max(articles.length, 1)).map(({ at, size, turn }, i) => {
    const own = scale * size;
    const x = width * at;
    const slot: Slot = { x, y: ropeAt(x) + 520 * own, scale: own, turn };
    const pegs = [-150, 150].map((dx) => peg([x + dx * own, ropeAt(x + dx * own)], own * 2.2));
    return draw(stage, i, slot) + pegs.join('');
  });
  const sky = sheet.gradient([
    [0, mix(ground, '#7fa6c4', 0.45)],
    [0.42, ground],
    [0.66, mix(ground, glow, 0.75)],
  ]);
  const sunAt: Point = [width * 0.625, horizon - height * 0.07];
  return {
    svg: group(
      {},
      wash(stage, sky),
      fill(
        circle(sunAt, height * 0.5),
        sheet.glow(
          [
            [0, '#fff8e8', 0.95],
            [0.2, '#fff1d6', 0.5],
            [1, '#fff1d6', 0],
          ],
          { cx: sunAt[0], cy: sunAt[1], r: height * 0.5 },
        ),
      ),
      fill(circle(sunAt, height * 0.052), '#fffaf0'),
      fill(
        d`M${[0, horizon]}H${width}V${height}H0Z`,
        sheet.gradient(
          [
            [0, mix('#7f9fb3', glow, 0.35)],
            [0.3, '#5c8199'],
          ],
          [0, horizon, 0, height],
        ),
      ),
      ...Array.from({ length: 16 }, (_, i) =>
        fill(
          d`M${[sunAt[0] - height * (0.05 + i * 0.012), horizon + height * (0.006 + i * 0.008)]}h${height * (0.1 + i * 0.024)}v${height * 0.0028}h${-height * (0.1 + i * 0.024)}Z`,
          '#fff4de',
          0.7 - i * 0.035,
        ),
      ),
      fill(
        through([
          [-20, height * 0.8],
          [width * 0.16, height * 0.755],
          [width * 0.4, height * 0.8],
          [width * 0.66, height * 0.765],
          [width * 1.02, height * 0.8],
        ]) + d`V${height}H-20Z`,
        sheet.gradient(
          [
            [0, '#cdbf93'],
            [0.5, '#8f9a5c'],
            [1, '#56662f'],
          ],
          [0, height * 0.75, 0, height],
        ),
      ),
      grass(stage, height * 0.79, '#7d8a4a', 420),
      pennant(stage, [width * 0.12, height * 0.24], height * 0.8),
      line(rope, '#5d5348', height * 0.0042),
      ...hung,
      grass(stage, height * 0.93, darker('#56662f', 0.1), 520),
      wash(
        stage,
        sheet.gradient([
          [0, '#fff', 0.06],
          [0.7, '#fff', 0],
          [1, '#1d2410', 0.26],
        ]),
      ),
    ),
    focal: { left: 0.56, top: 0.44 },
  };
}
