import { screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const vouchers = style(screen({ display: 'grid', gap: vars.space.s }));
export const list = style(screen({ display: 'grid', gap: vars.space.xs, listStyle: 'none' }));
export const voucher = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: vars.space.s,
  }),
);
export const discount = style(screen({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));
export const form = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: vars.space.s,
    paddingBlockStart: vars.space.s,
  }),
);
export const problem = style(screen({ gridColumn: '1 / -1' }));
