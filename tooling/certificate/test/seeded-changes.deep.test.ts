import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubProofs } from '../src/differences/club-proofs';
import { sourceFactsOf } from '../src/measures/measure-version';
import type { SourceFacts } from '../src/sources/source-facts';
import { copySources, plant } from './copied-sources';
import { type Seed, seedsOfEveryClub, seedsOfNoClub, seedsOfOneClub } from './seeds';

let copy: string;
let before: SourceFacts;

beforeAll(() => {
  copy = copySources();
  before = sourceFactsOf(copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function affectedBy(seed: Seed): string[] {
  const takeOut = plant(seed, copy);
  try {
    const proofs = clubProofs({ sources: before }, { sources: sourceFactsOf(copy) });
    return proofs.filter(({ affected }) => affected).map(({ club }) => club);
  } finally {
    takeOut();
  }
}

describe('a change of one club', () => {
  it.each(seedsOfOneClub)('$name affects $affects', (seed) => {
    expect(affectedBy(seed)).toEqual(seed.affects);
  });
});

describe('a change of what clubs share', () => {
  it.each(seedsOfEveryClub)('$name affects every club', (seed) => {
    expect(affectedBy(seed)).toEqual(seed.affects);
  });
});

describe('a change that no shopper can notice', () => {
  it.each(seedsOfNoClub)('$name affects no club', (seed) => {
    expect(affectedBy(seed)).toEqual([]);
  });
});

it('plants at least 50 seeds that affect a club', () => {
  expect(seedsOfOneClub.length + seedsOfEveryClub.length).toBeGreaterThanOrEqual(50);
});

it('finds the sources as they were after each seed', () => {
  expect(sourceFactsOf(copy)).toEqual(before);
});
