import { style, styleVariants } from '@vanilla-extract/css';
import { component, vars } from '../../theme';

export const container = style(
  component({ inlineSize: '100%', marginInline: 'auto', paddingInline: vars.layout.gutter }),
);

const within = (inner: string) => component({ maxInlineSize: `calc(${inner} + 2 * ${vars.layout.gutter})` });

export const width = styleVariants({
  narrow: within(vars.layout.narrow),
  content: within(vars.layout.content),
  wide: within(vars.layout.wide),
});
