import { screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.l,
    paddingBlock: vars.space.m,
  }),
);
export const header = style(screen({ display: 'grid', gap: vars.space.s }));
export const description = style(screen({ maxInlineSize: '65ch' }));
export const search = style(screen({ maxInlineSize: '36rem' }));
