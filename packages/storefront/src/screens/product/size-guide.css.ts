import { focusRing, screen, typography, vars } from '@matchday/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const scroll = style(
  screen({ overflowX: 'auto', selectors: { '&:focus-visible': { ...focusRing } } }),
);

export const table = style(
  screen({
    ...typography('small'),
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'lining-nums tabular-nums',
  }),
);

globalStyle(
  `${table} :is(th, td)`,
  screen({
    padding: `${vars.space.xs} ${vars.space.s}`,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  }),
);
globalStyle(`${table} thead th`, screen({ backgroundColor: vars.color.surface, fontWeight: '600' }));
globalStyle(`${table} tbody th`, screen({ fontWeight: '600' }));
