import { media, screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const sections = style(
  screen({ display: 'grid', gap: vars.space.s, '@media': { print: { display: 'none' } } }),
);

export const list = style(
  screen({
    display: 'grid',
    gap: `${vars.space.xs} ${vars.space.l}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, 1fr)' } },
  }),
);
