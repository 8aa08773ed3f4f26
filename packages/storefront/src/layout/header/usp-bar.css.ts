import { media, screen, typography, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(
  screen({
    ...typography('caption'),
    display: 'flex',
    justifyContent: 'center',
    columnGap: vars.space.l,
    paddingBlock: vars.space.xxs,
    listStyle: 'none',
    '@media': { [media.tablet]: { justifyContent: 'space-between' } },
  }),
);

export const item = style(
  screen({
    display: 'none',
    textAlign: 'center',
    selectors: { '&[data-mobile]': { display: 'block' } },
    '@media': { [media.tablet]: { display: 'block' } },
  }),
);
