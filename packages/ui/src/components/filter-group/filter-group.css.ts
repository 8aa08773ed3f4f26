import { style } from '@vanilla-extract/css';
import { component, vars } from '../../theme';

export const group = style({});

export const title = style(
  component({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }),
);

export const more = style(component({ marginBlockStart: vars.space.xxs, paddingInline: 0 }));
