import { style, styleVariants } from '@vanilla-extract/css';
import { component, vars } from '../../theme';

export const cluster = style(component({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 }));

export const gap = styleVariants(vars.space, (value) => component({ gap: value }));

export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline' },
  (value) => component({ alignItems: value }),
);

export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (value) => component({ justifyContent: value }),
);
