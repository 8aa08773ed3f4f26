import { style, styleVariants } from '@vanilla-extract/css';
import { component, vars } from '../../theme';

export const stack = style(component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const gap = styleVariants(
  { ...vars.space, gap: vars.layout.gap, section: vars.layout.section },
  (value) => component({ gap: value }),
);
