import { corners, media, screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const grid = style(
  screen({
    display: 'grid',
    gap: vars.layout.gap,
    listStyle: 'none',
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))' },
    },
  }),
);

export const tile = style(
  screen({
    ...corners('card'),
    position: 'relative',
    display: 'grid',
    alignItems: 'end',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    isolation: 'isolate',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: '0',
        zIndex: '-1',
        background: vars.picture.scrim,
      },
    },
  }),
);

export const picture = style(
  screen({
    zIndex: '-2',
    transition: `transform ${vars.motion.slow} ${vars.motion.easeOut}`,
    '@media': { [media.hover]: { selectors: { [`${tile}:hover &`]: { transform: 'scale(1.03)' } } } },
  }),
);

export const content = style(screen({ padding: vars.space.m }));
