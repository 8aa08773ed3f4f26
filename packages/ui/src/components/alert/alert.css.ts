import { style, styleVariants } from '@vanilla-extract/css';
import { component, corners, typography, vars } from '../../theme';

export const alert = style(
  component({
    ...typography('small'),
    ...corners('card'),
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'start',
    gap: `0 ${vars.space.s}`,
    paddingInline: vars.space.m,
    paddingBlock: vars.space.s,
    border: '1px solid',
  }),
);

export const kind = styleVariants(vars.status, ({ soft, text }) =>
  component({ backgroundColor: soft, borderColor: text, color: text }),
);

export const body = style(component({ paddingBlock: '0.1em', minInlineSize: 0 }));

export const title = style(component({ ...typography('body'), fontWeight: '700' }));

export const icon = style(component({ fontSize: '1.125em', marginBlockStart: '0.1em' }));

export const dismiss = style(component({ margin: '-10px -12px -10px 0' }));
