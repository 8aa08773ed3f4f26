import { screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(
  screen({ display: 'grid', gap: vars.space.m, margin: 0, padding: 0, listStyle: 'none' }),
);
export const item = style(
  screen({
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr) auto',
    gap: vars.space.s,
    alignItems: 'start',
  }),
);
export const text = style(screen({ display: 'grid', gap: vars.space.xxs }));
export const name = style(screen({ fontWeight: 600, overflowWrap: 'anywhere' }));
export const details = style(screen({ color: vars.color.textMuted, fontSize: vars.type.small.size }));
export const total = style(screen({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));
