import { media, screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const block = style(
  screen({
    display: 'grid',
    gap: vars.space.l,
    alignItems: 'center',
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const picture = style(
  screen({
    '@media': { [media.tablet]: { selectors: { [`${block}[data-side="end"] > &`]: { order: '1' } } } },
  }),
);
export const text = style(
  screen({ display: 'grid', gap: vars.space.m, justifyItems: 'start', maxInlineSize: '60ch' }),
);
