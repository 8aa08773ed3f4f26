import { style, styleVariants } from '@vanilla-extract/css';
import { component, typography, vars } from '../../theme';

export const text = style(component({ textWrap: 'pretty' }));

export const step = styleVariants({
  lead: component(typography('lead')),
  body: component(typography('body')),
  small: component(typography('small')),
  caption: component(typography('caption')),
  label: component(typography('label')),
  product: component(typography('product')),
  price: component({ ...typography('price'), fontVariantNumeric: 'lining-nums tabular-nums' }),
});

export const color = styleVariants({
  text: component({ color: vars.color.text }),
  muted: component({ color: vars.color.textMuted }),
  sale: component({ color: vars.status.sale.text }),
  success: component({ color: vars.status.success.text }),
  warning: component({ color: vars.status.warning.text }),
  danger: component({ color: vars.color.error }),
});
