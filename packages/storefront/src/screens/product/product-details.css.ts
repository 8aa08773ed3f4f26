import { screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const features = style(
  screen({ display: 'grid', gap: vars.space.xxs, paddingInlineStart: '1.25em', listStyle: 'disc' }),
);
