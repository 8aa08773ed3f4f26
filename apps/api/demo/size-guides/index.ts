import type { SizeGuideRow } from '../../src/features/imports/store-data';
import type { Garment } from '../art/spec';
import { type Culture, each } from '../club';
import type { SizeRun } from '../size-runs';
import { adults, babies, children, feet, toddlers, women } from './bodies';
import { type GuideId, guideNames, type MeasureName, measures, type NoteName, notes } from './words';

type Bodies = Readonly<Record<string, Readonly<Partial<Record<MeasureName, readonly [number, number]>>>>>;

interface Guide {
  bodies: Bodies;
  measures: readonly MeasureName[];
  notes: readonly NoteName[];
}

const tops = { measures: ['chest', 'waist'], notes: ['tape', 'chest', 'waist', 'between'] } as const;
const bottoms = {
  measures: ['waist', 'hip', 'insideLeg'],
  notes: ['tape', 'waist', 'hip', 'insideLeg', 'between'],
} as const;

const guides: Readonly<Record<GuideId, Guide>> = {
  'adult-tops': { bodies: adults, ...tops },
  'adult-bottoms': { bodies: adults, ...bottoms },
  'women-tops': { bodies: women, ...tops },
  'women-bottoms': { bodies: women, ...bottoms },
  children: { bodies: children, measures: ['height', 'chest', 'years'], notes: ['child', 'tape'] },
  toddlers: { bodies: toddlers, measures: ['height', 'years'], notes: ['child'] },
  babies: { bodies: babies, measures: ['height', 'months'], notes: ['child'] },
  socks: { bodies: feet, measures: ['foot'], notes: ['foot'] },
};

/** Every guide, in each of the cultures. */
export function sizeGuides(cultures: readonly Culture[]): SizeGuideRow[] {
  return Object.entries(guides).map(([id, guide]) => ({
    id,
    texts: each(cultures, (culture) => ({
      name: guideNames[id as GuideId][culture],
      notes: guide.notes.map((note) => notes[note][culture]),
    })),
    measures: guide.measures.map((measure) => ({
      unit: measures[measure].unit,
      name: each(cultures, (culture) => measures[measure].name[culture]),
    })),
    rows: Object.entries(guide.bodies).map(([size, body]) => ({
      size,
      values: guide.measures.map((measure) => {
        const span = body[measure];
        return span ? { from: span[0], to: span[1] } : null;
      }),
    })),
  }));
}

const guideOfRun: Readonly<Record<Exclude<SizeRun, 'adult' | 'women'>, GuideId | undefined>> = {
  kids: 'children',
  toddler: 'toddlers',
  baby: 'babies',
  socks: 'socks',
  everydaySocks: 'socks',
  one: undefined,
};

/** The guide for an article, by the run of sizes in which it is made; none for what has one size. */
export function guideOf(run: SizeRun, garment: Garment): GuideId | undefined {
  const part = garment === 'shorts' || garment === 'track-pants' ? 'bottoms' : 'tops';
  return run === 'adult' || run === 'women' ? `${run}-${part}` : guideOfRun[run];
}
