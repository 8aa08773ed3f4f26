import { screen, vars } from '@matchday/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const blocks = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.layout.section,
    selectors: { '&:not([data-headed])': { paddingBlockStart: vars.space.l } },
  }),
);

/** Without a gap: the USPs follow the hero image. */
globalStyle(
  `${blocks}[data-headed] > :first-child + [data-variant="panel"]`,
  screen({ marginBlockStart: `calc(-1 * ${vars.layout.section})` }),
);

export const film = style(screen({ inlineSize: '100%', maxBlockSize: '80dvh', objectFit: 'cover' }));
