import { screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const hours = style(
  screen({ display: 'grid', gap: vars.space.xxs, margin: 0, maxInlineSize: '20rem' }),
);
export const row = style(
  screen({ display: 'flex', justifyContent: 'space-between', fontSize: vars.type.small.size }),
);
export const value = style(screen({ margin: 0, fontVariantNumeric: 'tabular-nums' }));
