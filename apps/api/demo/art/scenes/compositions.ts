import { arrange } from '../arrangement';
import { darker, dyed, lighter } from '../colour';
import { d, roundedRect } from '../geometry';
import type { ArtSpec, SceneKind } from '../spec';
import { fill, group } from '../svg';
import { floodlit } from './floodlit';
import { hall } from './hall';
import { hook, metal } from './hook';
import { lockers } from './lockers';
import { patio } from './patio';
import { type Composition, draw, fit, nth, put, type Slot, type Stage } from './stage';
import { table, wall } from './surfaces';
import { washingLine } from './washing-line';

function hanger(stage: Stage): Composition {
  const { width, height, chance } = stage;
  const scale = fit(stage, 0.84);
  const rail = height * 0.055;
  const slot: Slot = { x: width / 2, y: height * 0.53, scale, turn: chance.jitter(0.8) };
  return {
    svg:
      wall(stage) +
      metal(d`M${[-20, rail]}H${width + 20}`, 20 * scale) +
      hook(slot, rail) +
      draw(stage, 0, slot),
    focal: { left: 0.5, top: 0.42 },
  };
}

function rail(stage: Stage): Composition {
  const { width, height, chance } = stage;
  const bar = height * 0.075;
  const scale = fit(stage, 0.72);
  const gap = Math.min(width * 0.235, 760 * scale);
  const places = width > height ? [-2, 2, -1, 1, 0] : [-1, 1, 0];
  const order = width > height ? [3, 2, 1, 2, 0] : [1, 2, 0];
  const hung = places.map((place, k) => {
    const slot: Slot = { x: width / 2 + place * gap, y: height * 0.51, scale, turn: chance.jitter(1.6) };
    return hook(slot, bar) + draw(stage, order[k] ?? 0, slot);
  });
  return {
    svg: wall(stage) + metal(d`M${[-20, bar]}H${width + 20}`, 22 * scale) + hung.join(''),
    focal: { left: 0.5, top: 0.45 },
  };
}

function overlap(stage: Stage): Composition {
  const { width, height } = stage;
  const scale = fit(stage, width > height ? 0.8 : 0.66);
  const out = Math.min(width * 0.2, 520 * scale);
  return {
    svg: [
      table(stage),
      draw(stage, 2, { x: width / 2 + out, y: height * 0.52, scale: scale * 0.95, turn: 11 }),
      draw(stage, 1, { x: width / 2 - out, y: height * 0.52, scale: scale * 0.95, turn: -11 }),
      draw(stage, 0, { x: width / 2, y: height * 0.53, scale, turn: -1.5 }),
    ].join(''),
    focal: { left: 0.5, top: 0.46 },
  };
}

const parcel = { x: 338, y: 176, width: 524, height: 640 };

/** A shirt folded as on a shop's shelf: its front shows, unless another covers it; sleeves and hem are tucked under. */
function folded({ sheet }: Stage, spec: ArtSpec, { x, y, scale, turn = 0 }: Slot, covered: boolean): string {
  const front = covered ? '' : arrange(sheet, spec, 'front').svg(Math.min(scale, 0.99));
  const path = roundedRect(parcel.x, parcel.y, parcel.width, parcel.height, 26);
  const cloth = dyed(spec.base);
  const shade = sheet.gradient(
    [
      [0, '#000', 0.3],
      [0.06, '#fff', 0.1],
      [0.14, '#000', 0],
      [0.88, '#000', 0.02],
      [0.96, '#000', 0.22],
      [1, '#000', 0.42],
    ],
    [parcel.x, 0, parcel.x + parcel.width, 0],
  );
  const foot = sheet.gradient(
    [
      [0.84, '#000', 0],
      [0.95, '#fff', 0.12],
      [1, '#000', 0.35],
    ],
    [0, parcel.y, 0, parcel.y + parcel.height],
  );
  const layers = [24, 12].map((dy) =>
    fill(
      roundedRect(parcel.x + 5, parcel.y + parcel.height - 70, parcel.width - 10, 70 + dy, 18),
      dy > 12 ? darker(cloth, 0.45) : lighter(darker(cloth, 0.25), 0.04),
    ),
  );
  return group(
    {
      transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn}) scale(${scale}) translate(-600 -496)`,
    },
    sheet.blurred(
      20,
      [parcel.x - 90, parcel.y - 80, parcel.width + 200, parcel.height + 220],
      group({ transform: 'translate(12 34)' }, fill(path, '#0c0a0a', 0.55)),
    ),
    ...layers,
    sheet.clipped(path, fill(path, cloth), front, fill(path, shade), fill(path, foot)),
  );
}

function foldedStack(stage: Stage): Composition {
  const { width, height, articles, chance } = stage;
  const wide = width > height;
  const scale = (Math.min(height, width) / 1000) * (wide ? 1.12 : 0.94);
  const beside = wide ? 610 * scale : 0;
  const step = 44 * scale;
  const pile = (offset: number, first: number, count: number) =>
    Array.from({ length: count }, (_, k) => {
      const up = count - 1 - k;
      const spec = nth(stage, first + up);
      return spec
        ? folded(
            stage,
            spec,
            {
              x: width / 2 + offset + up * 9 * scale,
              y: height * 0.48 + up * step,
              scale,
              turn: chance.jitter(1.6),
            },
            up > 0,
          )
        : '';
    }).join('');
  const count = Math.max(3, articles.length);
  return {
    svg: table(stage) + (wide ? pile(-beside, 1, 2) + pile(beside, 2, 2) : '') + pile(0, 0, count),
    focal: { left: 0.5, top: 0.42 },
  };
}

/** Wide scenes leave their left to a hero's text. */
const heroSide = 0.62;

function inLight(setting: (stage: Stage) => string): (stage: Stage) => Composition {
  return (stage) => {
    const { width, height, articles } = stage;
    const wide = width > height;
    const middle = width * (wide ? heroSide : 0.5);
    const scale = fit(stage, wide ? 0.8 : 0.72);
    const flank = articles.length > 1 ? [-1, 1] : [];
    const sides = flank.map((side, k) =>
      draw(stage, articles.length > 2 ? k + 1 : 1, {
        x: middle + side * (wide ? 720 : 430) * scale,
        y: height * 0.53,
        scale: scale * 0.8,
        turn: side * 4,
        view: side < 0 ? 'back' : 'front',
      }),
    );
    return {
      svg: setting(stage) + sides.join('') + draw(stage, 0, { x: middle, y: height * 0.51, scale }),
      focal: { left: wide ? heroSide : 0.5, top: 0.44 },
    };
  };
}

/** Articles laid out on two colours, the first large, the others around it. */
function stillLife(stage: Stage): Composition {
  const { width, height, articles } = stage;
  const wide = width > height;
  const s = Math.min(height, width * 1.1) / 1500;
  const slots: readonly Slot[] = wide
    ? [
        { x: width * 0.5, y: height * 0.52, scale: s * 1.12, turn: -4 },
        { x: width * 0.2, y: height * 0.5, scale: s * 0.86, turn: -12 },
        { x: width * 0.81, y: height * 0.38, scale: s * 0.84, turn: 7 },
        { x: width * 0.81, y: height * 0.8, scale: s * 0.6, turn: 76 },
      ]
    : articles.length === 1
      ? [{ x: width / 2, y: height / 2, scale: s * 1.15, turn: -6 }]
      : [
          { x: width * 0.4, y: height * 0.42, scale: s * 0.86, turn: -8 },
          { x: width * 0.73, y: height * 0.66, scale: s * 0.74, turn: 9 },
          { x: width * 0.27, y: height * 0.82, scale: s * 0.5, turn: -14 },
          { x: width * 0.8, y: height * 0.24, scale: s * 0.5, turn: 12 },
        ];
  const placed = articles.map((spec, i) => {
    const slot = slots[i];
    return slot ? put(stage, spec, slot) : '';
  });
  return {
    svg: table(stage) + placed.toReversed().join(''),
    focal: {
      left: wide || articles.length === 1 ? 0.5 : 0.42,
      top: wide || articles.length === 1 ? 0.5 : 0.44,
    },
  };
}

export const compositions: Record<SceneKind, (stage: Stage) => Composition> = {
  hanger,
  rail,
  overlap,
  'folded-stack': foldedStack,
  floodlights: inLight(floodlit),
  arena: inLight(hall),
  'still-life': stillLife,
  lockers,
  patio,
  'washing-line': washingLine,
};
