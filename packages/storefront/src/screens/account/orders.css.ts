import { media, screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

const line = `${vars.border.hairline} solid ${vars.color.border}`;

export const list = style(
  screen({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', borderBlockStart: line }),
);
export const item = style(
  screen({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    gap: `${vars.space.xs} ${vars.space.m}`,
    alignItems: 'center',
    paddingBlock: vars.space.m,
    borderBlockEnd: line,
    '@media': { [media.tablet]: { gridTemplateColumns: '5rem minmax(0, 1fr) auto' } },
  }),
);
export const picture = style(
  screen({
    display: 'block',
    alignSelf: 'start',
    overflow: 'hidden',
    borderRadius: `calc(${vars.radius.card} / 3)`,
    background: vars.picture.background,
  }),
);
export const facts = style(screen({ display: 'grid', gap: vars.space.xxs }));
export const link = style(
  screen({
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:hover': { textDecoration: 'underline' },
    },
  }),
);
export const outcome = style(
  screen({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space.m,
    gridColumn: 2,
    '@media': { [media.tablet]: { gridColumn: 'auto', justifyContent: 'flex-end' } },
  }),
);
export const header = style(screen({ display: 'grid', gap: vars.space.xs, justifyItems: 'start' }));
