import { style } from '@vanilla-extract/css';
import { component, vars } from '../../theme';

export const more = style(component({ display: 'grid', justifyItems: 'center', gap: vars.space.s }));

export const bar = style(
  component({
    appearance: 'none',
    inlineSize: 'min(14rem, 100%)',
    blockSize: '4px',
    border: 0,
    marginBlockEnd: vars.space.xs,
    backgroundColor: vars.color.border,
    accentColor: vars.color.action,
    selectors: {
      '&::-webkit-progress-bar': { backgroundColor: vars.color.border },
      '&::-webkit-progress-value': { backgroundColor: vars.color.action },
      '&::-moz-progress-bar': { backgroundColor: vars.color.action },
    },
  }),
);
