import { media, screen, vars } from '@matchday/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const layout = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(14rem, 17rem) minmax(0, 1fr)',
        columnGap: vars.space.xl,
        alignItems: 'start',
      },
    },
  }),
);

export const results = style(
  screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m, minInlineSize: 0 }),
);

export const bar = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.s,
    '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto minmax(12rem, auto)' } },
  }),
);

export const count = style(
  screen({ gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } }),
);

export const sort = style(screen({ minInlineSize: 0, '@media': { [media.tablet]: { gridColumn: '-2' } } }));

export const grid = style(
  screen({
    '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);

/** Text stays readable while other products are on their way. */
globalStyle(`${grid} img`, screen({ transition: `opacity ${vars.motion.normal} ${vars.motion.ease}` }));
globalStyle(`${grid}[data-busy] img`, screen({ opacity: 0.5 }));

export const range = style(
  screen({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.s, paddingInline: '3px' }),
);

export const legend = style(
  screen({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

export const more = style(screen({ display: 'grid', justifyItems: 'center', gap: vars.space.m }));
