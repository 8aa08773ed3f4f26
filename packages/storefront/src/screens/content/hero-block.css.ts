import { media, screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const hero = style(
  screen({
    position: 'relative',
    display: 'grid',
    alignItems: 'end',
    minBlockSize: 'min(80dvh, 640px)',
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
    '@media': { [media.desktop]: { minBlockSize: 'min(78dvh, 760px)' } },
  }),
);

export const picture = style(screen({ zIndex: '-2' }));

export const content = style(
  screen({ display: 'grid', gap: vars.space.s, justifyItems: 'start', paddingBlock: vars.space.xl }),
);
export const eyebrow = style(screen({ color: vars.color.link }));
export const links = style(
  screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, paddingBlockStart: vars.space.xs }),
);
