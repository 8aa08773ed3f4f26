import { media, screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

const grid = (gap: string) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap });

export const columns = style(
  screen({
    ...grid(vars.space.xl),
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
  }),
);
export const goods = style(screen({ ...grid(vars.space.l), alignContent: 'start' }));
export const facts = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(13rem, 34%)), 1fr))',
    gap: vars.space.m,
    alignContent: 'start',
  }),
);
export const wide = style(screen({ gridColumn: '1 / -1' }));

export const lines = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.l,
    listStyle: 'none',
  }),
);

export const parcel = style(screen({ ...grid(vars.space.s), justifyItems: 'start' }));
export const parcelLines = style(screen({ ...grid(vars.space.xs), paddingInlineStart: vars.space.l }));

export const links = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space.s,
  }),
);
