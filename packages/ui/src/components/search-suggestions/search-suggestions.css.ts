import { style } from '@vanilla-extract/css';
import { activeOption, component, listOption, typography, vars } from '../../theme';

export const search = style(component({ display: 'grid', gap: vars.space.s, minInlineSize: 0 }));

export const group = style(
  component({
    paddingBlock: vars.space.xs,
    selectors: { '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}` } },
  }),
);

export const heading = style(
  component({
    ...typography('caption'),
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xxs,
    color: vars.color.textMuted,
  }),
);

const active = activeOption('&[aria-selected="true"]');

export const option = style(
  component({
    ...listOption,
    ...active,
    textDecoration: 'none',
    selectors: { '&:hover': { backgroundColor: vars.color.surface }, ...active.selectors },
  }),
);

export const text = style(component({ flex: '1 1 auto', minInlineSize: 0 }));

export const detail = style(
  component({
    color: vars.color.textMuted,
    textAlign: 'end',
    selectors: { '[aria-selected="true"] > &': { color: 'inherit' } },
  }),
);

export const start = style(component({ flex: 'none', display: 'grid', inlineSize: '2.75rem' }));
