import { style, styleVariants } from '@vanilla-extract/css';
import { component, typography, vars } from '../../theme';

export const heading = style(component({ textWrap: 'balance', color: 'inherit' }));

export const step = styleVariants({
  display: component(typography('display')),
  h1: component(typography('h1')),
  h2: component(typography('h2')),
  h3: component(typography('h3')),
  h4: component(typography('h4')),
});

export const ornament = style(
  component({
    '::after': {
      content: '',
      display: 'block',
      marginBlockStart: '0.45em',
      inlineSize: vars.ornament.ruleWidth,
      blockSize: vars.ornament.ruleHeight,
      background: vars.ornament.rule,
    },
  }),
);
