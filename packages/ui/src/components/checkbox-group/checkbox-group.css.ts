import { style } from '@vanilla-extract/css';
import { component, typography, vars } from '../../theme';

export const group = style(component({ display: 'grid', minInlineSize: 0 }));

export const legend = style(component({ ...typography('label'), marginBlockEnd: vars.space.xxs }));

export const options = style(
  component({ selectors: { 'ul > li > &': { paddingInlineStart: vars.space.l } } }),
);

export const count = style(
  component({ color: vars.color.textMuted, fontVariantNumeric: 'lining-nums tabular-nums' }),
);
