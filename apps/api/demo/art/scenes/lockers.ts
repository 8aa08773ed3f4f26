import { darker, lighter, tone } from '../colour';
import { d, polygon, roundedRect } from '../geometry';
import { fill, group } from '../svg';
import { hook, metal } from './hook';
import { type Composition, draw, fit, type Stage, wash } from './stage';

/** One place in the dressing room: back wall, cheeks, a lamp above, a bench below. */
function stall({ sheet, height, ground, glow }: Stage, x: number, wide: number): string {
  const top = height * 0.07;
  const bench = height * 0.86;
  const cheek = wide * 0.07;
  const box = d`M${[x, top]}h${wide}V${bench}h${-wide}Z`;
  const cone = polygon([
    [x + wide * 0.38, top],
    [x + wide * 0.62, top],
    [x + wide * 0.94, bench],
    [x + wide * 0.06, bench],
  ]);
  return group(
    {},
    fill(box, darker(ground, 0.32)),
    fill(
      box,
      sheet.gradient([
        [0, lighter(ground, 0.2), 0.9],
        [0.5, ground, 0.2],
        [1, '#000000', 0.35],
      ]),
    ),
    fill(
      cone,
      sheet.gradient([
        [0, '#fff6e4', 0.5],
        [1, '#fff6e4', 0.02],
      ]),
    ),
    fill(roundedRect(x + wide * 0.36, top - height * 0.008, wide * 0.28, height * 0.018, 6), '#fffaf0'),
    ...[x, x + wide - cheek].map((at) =>
      fill(
        d`M${[at, top - height * 0.03]}h${cheek}V${height * 0.93}h${-cheek}Z`,
        sheet.gradient(
          [
            [0, lighter(ground, 0.16)],
            [1, darker(ground, 0.25)],
          ],
          [at, 0, at + cheek, 0],
        ),
      ),
    ),
    fill(d`M${[x - 4, bench]}h${wide + 8}v${height * 0.05}h${-wide - 8}Z`, tone(ground, 0.2)),
    fill(d`M${[x - 4, bench]}h${wide + 8}v${height * 0.008}h${-wide - 8}Z`, glow),
  );
}

/** A dressing room before the match: the shirts hang with their backs to the room, name and number to be read. */
export function lockers(stage: Stage): Composition {
  const { sheet, width, height, ground, articles } = stage;
  const count = width > height ? 3 : Math.min(articles.length, 2);
  const wide = width / Math.max(count, width > height ? 3 : 1.25);
  const left = (width - wide * count) / 2;
  const scale = Math.min(fit(stage, 0.74), wide / 1080);
  const bar = height * 0.15;
  const places = Array.from({ length: count }, (_, i) => left + wide * i);
  const order = count === 3 ? [1, 0, 2] : [0, 1];
  return {
    svg: group(
      {},
      wash(stage, darker(ground, 0.45)),
      ...places.map((x) => stall(stage, x, wide)),
      ...places.map((x, i) => {
        const slot = { x: x + wide / 2, y: bar + 560 * scale, scale, view: 'back' as const };
        return (
          metal(d`M${[x + wide * 0.06, bar]}h${wide * 0.88}`, 16 * scale) +
          hook(slot, bar) +
          draw(stage, order[i] ?? 0, slot)
        );
      }),
      fill(d`M${[0, height * 0.93]}H${width}V${height}H0Z`, darker(ground, 0.6)),
      wash(
        stage,
        sheet.glow(
          [
            [0, '#ffffff', 0.06],
            [0.6, '#000000', 0.06],
            [1, '#000000', 0.5],
          ],
          {
            cx: width / 2,
            cy: height * 0.42,
            r: Math.max(width, height) * 0.66,
          },
        ),
      ),
    ),
    focal: { left: 0.5, top: 0.45 },
  };
}
