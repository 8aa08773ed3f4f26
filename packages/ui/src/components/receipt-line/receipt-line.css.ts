import { style } from '@vanilla-extract/css';
import { component, vars } from '../../theme';

export const line = style(
  component({
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space.s,
  }),
);

export const about = style(component({ display: 'grid', gap: vars.space.xxs }));

export const name = style(component({ fontWeight: '600', textWrap: 'balance' }));

/** Below the name, so that a long name has the whole width. */
export const sum = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.s,
  }),
);

export const price = style(component({ marginInlineStart: 'auto', whiteSpace: 'nowrap' }));
