import { media, screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

const grid = (gap: string) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap });
const line = `${vars.border.hairline} solid ${vars.color.border}`;
const onTablet = (rule: object) => ({ '@media': { [media.tablet]: rule } });
const onDesktop = (rule: object) => ({ '@media': { [media.desktop]: rule } });

export const page = style(
  screen({
    ...grid(vars.space.l),
    alignContent: 'start',
    minBlockSize: '60vh',
    paddingBlock: `${vars.space.l} ${vars.layout.section}`,
  }),
);
export const waiting = style(screen({ display: 'grid', placeItems: 'center', minBlockSize: '40vh' }));

export const entry = style(
  screen({
    ...grid(vars.space.xl),
    alignItems: 'start',
    ...onDesktop({ gridTemplateColumns: 'minmax(0, 32rem) minmax(0, 22rem)', columnGap: vars.space.xxl }),
  }),
);
export const task = style(screen({ ...grid(vars.space.m), maxInlineSize: '36rem' }));

export const layout = style(
  screen({
    ...grid(vars.space.l),
    ...onDesktop({ gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: vars.space.xxl }),
  }),
);
export const navigation = style(screen({ ...grid(vars.space.s), alignContent: 'start' }));
export const content = style(screen({ ...grid(vars.space.l), alignContent: 'start', minInlineSize: 0 }));

export const cards = style(
  screen({ ...grid(vars.space.l), ...onTablet({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }) }),
);
export const card = style(screen({ ...grid(vars.space.s), alignContent: 'start' }));
export const section = style(
  screen({
    ...grid(vars.space.m),
    maxInlineSize: '40rem',
    paddingBlockEnd: vars.space.l,
    borderBlockEnd: line,
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
  }),
);
export const skeleton = style(screen({ minBlockSize: '10rem' }));

export const sessions = style(screen({ ...grid(vars.space.s), padding: 0, listStyle: 'none' }));
export const session = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    paddingBlockEnd: vars.space.s,
    borderBlockEnd: line,
  }),
);
export const orderList = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
export const orderHeader = style(screen({ display: 'grid', gap: vars.space.xs, justifyItems: 'start' }));
