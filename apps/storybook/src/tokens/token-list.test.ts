import type { BrandTokens } from '@matchday/ui/theme';
import { describe, expect, test } from 'vitest';
import { inGroups, tokenList } from './token-list';
import stories from './tokens.stories.tsx?raw';

const brands = import.meta.glob<{ tokens: BrandTokens }>('../../../*/brand/tokens.ts', { eager: true });

describe.each(Object.entries(brands))('%s', (_path, { tokens }) => {
  const list = tokenList(tokens);

  test('names each token by its path and its custom property', () => {
    expect(list).toContainEqual({
      path: ['tone', 'footer', 'textMuted'],
      property: '--tone-footer-text-muted',
      value: tokens.tone.footer.textMuted,
    });
  });

  test('lists layers and breakpoints, which all clubs share', () => {
    expect(inGroups(list, ['breakpoint'])).toContainEqual(
      expect.objectContaining({ property: '--breakpoint-desktop', value: '1024px' }),
    );
  });

  test('has a page for every group of the contract', () => {
    const groups = new Set(list.map(({ path: [group] }) => group));
    expect([...groups].filter((group) => !stories.includes(`${group}:`))).toEqual([]);
  });
});
