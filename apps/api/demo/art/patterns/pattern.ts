import { bearing, distance, type Point, round } from '../geometry';
import { group } from '../svg';
import type { Area, Print, Printers } from './area';
import { gradientFade, shards, tonalGraphic } from './graphics';
import { centreBand, chevron, cross, halves, hoops, pinstripes, sash, verticalStripes } from './stripes';

const printers: Printers = {
  'vertical-stripes': verticalStripes,
  pinstripes,
  halves,
  hoops,
  sash,
  chevron,
  cross,
  'centre-band': centreBand,
  'gradient-fade': gradientFade,
  shards,
  'tonal-graphic': tonalGraphic,
};

/** The spec's pattern over an area; nothing when the cloth is plain. */
export function print(cloth: Print): string {
  const pattern = cloth.spec.pattern ?? 'plain';
  return pattern === 'plain' ? '' : printers[pattern](cloth);
}

const onSleeves = new Set([
  'vertical-stripes',
  'pinstripes',
  'hoops',
  'gradient-fade',
  'shards',
  'tonal-graphic',
]);

/** The part of a pattern that continues on a sleeve, laid along it from shoulder to cuff. */
export function sleevePrint(cloth: Omit<Print, 'area'>, shoulder: Point, cuff: Point): string {
  const { spec, palette } = cloth;
  if (spec.sleeves && palette.sleeves !== palette.base) return '';
  if (spec.pattern === 'halves') return '';
  if (!onSleeves.has(spec.pattern ?? 'plain')) return '';
  const area: Area = { left: -190, right: 190, top: -60, bottom: distance(shoulder, cuff) + 40 };
  return group(
    {
      transform: `translate(${round(shoulder[0])} ${round(shoulder[1])}) rotate(${round(bearing(shoulder, cuff) - 90)})`,
    },
    print({ ...cloth, area }),
  );
}
