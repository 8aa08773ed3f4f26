import { style } from '@vanilla-extract/css';
import { component, vars } from '../../theme';

export const price = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.xs,
    rowGap: '2px',
  }),
);

export const amount = style(
  component({
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    selectors: { '[data-size="large"] > &': { fontSize: `calc(${vars.type.price.size} * 1.375)` } },
  }),
);

export const before = style(
  component({ whiteSpace: 'nowrap', fontVariantNumeric: 'lining-nums tabular-nums' }),
);

export const note = style(component({ flexBasis: '100%' }));
