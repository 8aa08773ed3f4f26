import { style } from '@vanilla-extract/css';
import { component, vars } from '../../theme';

export const option = style(component({ display: 'flex', alignItems: 'flex-start', gap: vars.space.s }));

export const icon = style(component({ marginBlockStart: '0.1em', color: vars.color.link }));

export const text = style(component({ flex: '1 1 auto', minInlineSize: 0 }));

export const title = style(component({ fontWeight: '600' }));
