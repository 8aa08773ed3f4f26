import { style } from '@vanilla-extract/css';
import { component, media, vars } from '../../theme';

export const list = style(component({ display: 'grid', rowGap: vars.space.s }));

export const item = style(
  component({
    '@media': {
      [media.mobile]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(8rem, 1fr) 2fr',
        columnGap: vars.space.m,
      },
    },
  }),
);

export const term = style(component({ color: vars.color.textMuted }));
