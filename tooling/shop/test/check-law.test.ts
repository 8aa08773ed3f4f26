import { demoStores } from '@matchday/api/demo';
import { describe, expect, it } from 'vitest';
import { checkStore } from '../src/law/check-store';
import { rules } from '../src/law/rules';
import type { StoreFacts } from '../src/law/store-facts';
import { brokenNeeds, type EditableStore } from './broken-needs';

const demos = demoStores() as readonly StoreFacts[];

const missingIn = (facts: StoreFacts): Record<string, readonly string[]> =>
  Object.fromEntries(
    checkStore(facts)
      .filter(({ missing }) => missing.length > 0)
      .map(({ rule, missing }) => [rule.name, missing]),
  );

describe.each(demos.map((facts) => [facts.store.id, facts] as const))('the store %s', (_id, facts) => {
  it('meets every need', () => {
    expect(missingIn(facts)).toEqual({});
  });

  it('names what the club still installs, until it is installed', () => {
    const open = (store: StoreFacts) =>
      checkStore(store).flatMap((finding) =>
        finding.open.map((sentence) => `${finding.rule.name}: ${sentence}`),
      );
    expect(open(facts)).toEqual(
      facts.store.cultures.map(({ culture }) =>
        expect.stringContaining(`guarantee-notice: Install the Commission’s harmonised notice in ${culture}`),
      ),
    );
    const installed = structuredClone(facts) as EditableStore;
    for (const settings of Object.values(installed.settings))
      settings.legalGuarantee = { years: 3, notice: { altText: 'The legal guarantee' } };
    expect(open(installed)).toEqual([]);
  });

  it.each(brokenNeeds)('is refused for $rule only: $sentence', ({ rule, sentence, breakIt }) => {
    const broken = structuredClone(facts) as EditableStore;
    breakIt(broken);
    expect(missingIn(broken)).toEqual({ [rule]: expect.arrayContaining([expect.stringMatching(sentence)]) });
  });
});

it('breaks the need of each rule', () => {
  expect([...new Set(brokenNeeds.map(({ rule }) => rule))].toSorted()).toEqual(
    rules.map(({ name }) => name).toSorted(),
  );
});
