import { style, styleVariants } from '@vanilla-extract/css';
import { component, typography, vars } from '../../theme';

export const heading = style(component({ textWrap: 'balance', overflowWrap: 'anywhere', color: 'inherit' }));

export const step = styleVariants({
  display: component(typography('display')),
  h1: component(typography('h1')),
  h2: component(typography('h2')),
  h3: component(typography('h3')),
  h4: component(typography('h4')),
});

const rule = {
  content: '',
  inlineSize: vars.ornament.ruleWidth,
  blockSize: vars.ornament.ruleHeight,
  background: vars.ornament.rule,
};

export const ornament = style(
  component({
    '::before': { ...rule, display: vars.ornament.before, marginBlockEnd: '0.5em' },
    '::after': {
      ...rule,
      display: vars.ornament.after,
      marginBlockStart: '0.45em',
      marginInline: vars.ornament.afterSpace,
    },
  }),
);
