import { style } from '@vanilla-extract/css';
import { component, media, vars } from '../../theme';

export const list = style(component({ display: 'grid', rowGap: vars.space.s, containerType: 'inline-size' }));

export const item = style(
  component({
    '@media': {
      [media.mobile]: {
        '@container': {
          // In a narrow panel of a wide window, values stand below their terms.
          '(min-width: 17rem)': {
            display: 'grid',
            gridTemplateColumns: 'minmax(8rem, 1fr) 2fr',
            columnGap: vars.space.m,
          },
        },
      },
    },
  }),
);

export const term = style(component({ color: vars.color.textMuted }));
