import { screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style(screen({ display: 'grid', gap: vars.space.m }));
export const form = style(screen({ display: 'grid', gap: vars.space.m }));
/** The fields with the preview next to them, so that both are visible while the shopper types. */
export const content = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    gap: vars.space.m,
    alignItems: 'start',
  }),
);
export const fields = style(screen({ display: 'grid', gap: vars.space.s }));
export const preview = style(screen({ inlineSize: '100%' }));
