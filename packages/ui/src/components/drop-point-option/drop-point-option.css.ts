import { style } from '@vanilla-extract/css';
import { component, vars } from '../../theme';

export const hours = style(component({ borderBlockEnd: 'none' }));

export const days = style(
  component({
    display: 'grid',
    gap: vars.space.xxs,
    maxInlineSize: '20rem',
    fontVariantNumeric: 'lining-nums tabular-nums',
  }),
);

export const day = style(component({ display: 'flex', justifyContent: 'space-between', gap: vars.space.m }));
