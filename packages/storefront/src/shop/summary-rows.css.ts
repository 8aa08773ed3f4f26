import { screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const rows = style(
  screen({
    display: 'grid',
    gap: vars.space.xs,
    margin: 0,
    transition: `opacity ${vars.motion.fast}`,
    selectors: { '&[data-pending]': { opacity: 0.5 } },
  }),
);
export const list = style(screen({ display: 'grid', gap: vars.space.xs, margin: 0 }));
export const row = style(screen({ display: 'flex', justifyContent: 'space-between', gap: vars.space.m }));
export const value = style(screen({ margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));
export const total = style([
  row,
  screen({
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
    paddingBlockStart: vars.space.s,
    marginBlockStart: vars.space.xs,
    fontSize: vars.type.lead.size,
    fontWeight: 700,
  }),
]);
export const tax = style(screen({ margin: 0, color: vars.color.textMuted, fontSize: vars.type.small.size }));
