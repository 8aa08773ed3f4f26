import { style } from '@vanilla-extract/css';
import { component, vars } from '../../theme';

const grid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

export const summary = style(component({ ...grid, alignContent: 'start', gap: vars.space.m }));

export const sums = style(component({ ...grid, gap: vars.space.xs }));

export const amounts = style(
  component({
    display: 'grid',
    gap: vars.space.xs,
    fontVariantNumeric: 'lining-nums tabular-nums',
    transition: `color ${vars.motion.normal} ${vars.motion.ease}`,
    selectors: { '[aria-busy] > &': { color: vars.color.textMuted } },
  }),
);

export const row = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.m,
    selectors: { '&[data-saving]': { color: vars.status.sale.text } },
  }),
);

export const total = style(
  component({
    marginBlockStart: vars.space.xs,
    paddingBlockStart: vars.space.s,
    borderBlockStart: `${vars.border.strong} solid ${vars.color.text}`,
  }),
);

export const tax = style(component({ textAlign: 'end' }));
