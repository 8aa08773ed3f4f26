import { style } from '@vanilla-extract/css';
import { component, vars } from '../../theme';

export const card = style(component({ display: 'grid', alignContent: 'start', gap: vars.space.xs }));

export const line = style(component({ display: 'block' }));
