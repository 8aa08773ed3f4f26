import { screen, typography, vars } from '@matchday/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const grid = (gap: string) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap });

export const page = style(
  screen({
    ...grid(vars.space.m),
    justifyItems: 'start',
    paddingBlock: `${vars.space.l} ${vars.layout.section}`,
  }),
);
export const purpose = style(
  screen({ ...grid(vars.space.s), inlineSize: '100%', paddingBlockStart: vars.space.m }),
);
export const table = style(
  screen({ ...typography('small'), inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }),
);
globalStyle(
  `${table} :is(th, td)`,
  screen({
    paddingBlock: vars.space.xs,
    paddingInline: `0 ${vars.space.s}`,
    hyphens: 'auto',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  }),
);
globalStyle(`${table} thead th`, screen({ fontWeight: '600' }));
globalStyle(`${table} thead th:first-child`, screen({ inlineSize: '44%' }));
globalStyle(`${table} tbody th`, screen({ fontWeight: '400' }));
export const name = style(screen({ display: 'block', overflowWrap: 'anywhere' }));
