import { media, screen, vars } from '@matchday/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const grid = (gap: string) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap });
const line = `${vars.border.hairline} solid ${vars.color.border}`;
const onDesktop = (rule: object) => ({ '@media': { [media.desktop]: rule } });
const onTablet = (rule: object) => ({ '@media': { [media.tablet]: rule } });

export const page = style(
  screen({ ...grid(vars.space.l), paddingBlock: `${vars.space.l} ${vars.layout.section}` }),
);
export const columns = style(
  screen({
    ...grid(vars.space.l),
    ...onDesktop({ gridTemplateColumns: 'minmax(0, 1fr) 24rem', columnGap: vars.space.xxl }),
  }),
);
export const form = style(
  screen({ ...grid(vars.space.l), alignContent: 'start', ...onDesktop({ gridColumn: 1, gridRow: 1 }) }),
);
export const fields = style(
  screen({
    ...grid(vars.space.m),
    ...onTablet({ gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' }),
  }),
);
globalStyle(`${fields} > *`, screen({ gridColumn: '1 / -1' }));
export const half = style(
  screen({ selectors: { [`${fields} > &`]: onTablet({ gridColumn: 'auto / span 3' }) } }),
);
export const third = style(
  screen({ selectors: { [`${fields} > &`]: onTablet({ gridColumn: 'auto / span 2' }) } }),
);
export const twoThirds = style(
  screen({ selectors: { [`${fields} > &`]: onTablet({ gridColumn: 'auto / span 4' }) } }),
);

export const panel = style(
  screen(
    onDesktop({
      gridColumn: 2,
      gridRow: 1,
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: `calc(var(--header-height, 0px) + ${vars.space.m})`,
    }),
  ),
);
export const panelWide = style(
  screen({
    display: 'none',
    ...onDesktop({
      display: 'grid',
      maxBlockSize: `calc(100vh - var(--header-height, 0px) - 2 * ${vars.space.m})`,
      overflowY: 'auto',
    }),
  }),
);
export const panelNarrow = style(
  screen({
    background: vars.color.surface,
    borderRadius: vars.radius.card,
    ...onDesktop({ display: 'none' }),
  }),
);
export const panelToggle = style(
  screen({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minBlockSize: vars.control.height,
    paddingInline: vars.space.m,
    cursor: 'pointer',
  }),
);
export const panelContent = style(
  screen({ ...grid(vars.space.m), padding: vars.space.m, borderBlockStart: line }),
);
export const review = style(screen(onDesktop({ display: 'none' })));
export const panelSkeleton = style(
  screen({ minBlockSize: '4rem', ...onDesktop({ gridColumn: 2, gridRow: 1 }) }),
);
export const formSkeleton = style(
  screen({ minBlockSize: '60vh', ...onDesktop({ gridColumn: 1, gridRow: 1 }) }),
);

export const finder = style(screen(grid(vars.space.m)));
export const finderSearch = style(
  screen({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.s }),
);
export const empty = style(screen({ alignItems: 'start', paddingBlock: vars.layout.section }));
export const saving = style(screen({ minBlockSize: '1.5em' }));

export const guarantee = style(screen({ display: 'grid', gap: vars.space.xs }));
