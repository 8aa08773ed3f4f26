import { style } from '@vanilla-extract/css';
import { component, media, vars } from '../../theme';

export const questions = style(
  component({
    '@media': {
      [media.desktop]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
        alignItems: 'start',
        columnGap: vars.space.xxl,
      },
    },
  }),
);

export const answer = style(component({ maxInlineSize: vars.layout.narrow, color: vars.color.textMuted }));
