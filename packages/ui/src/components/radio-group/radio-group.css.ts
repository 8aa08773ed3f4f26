import { style } from '@vanilla-extract/css';
import { component, focusRing, typography, vars } from '../../theme';

export const group = style(component({ display: 'grid', minInlineSize: 0 }));

export const legend = style(component({ ...typography('label'), marginBlockEnd: vars.space.xxs }));

export const option = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    columnGap: vars.space.xs,
    minBlockSize: '44px',
    paddingBlock: vars.space.xxs,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' } },
  }),
);

export const radio = style(component({ selectors: { '&:focus-visible': focusRing } }));

export const description = style(
  component({ ...typography('small'), gridColumn: 2, color: vars.color.textMuted }),
);
