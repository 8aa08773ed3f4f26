import { assignVars, type StyleRule, style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { component } from './layered';

const wear = (palette: typeof vars.color): StyleRule =>
  component({
    vars: assignVars<typeof palette>(vars.color, palette),
    colorScheme: vars.color.scheme,
    backgroundColor: vars.color.background,
    color: vars.color.text,
  });

/** Classes that give a region another palette; its content uses it through `vars.color`. */
export const tone = {
  inverse: style(wear(vars.tone.inverse)),
  brand: style(wear(vars.tone.brand)),
  hero: style(wear(vars.tone.hero)),
  header: style(wear(vars.tone.header)),
  footer: style(wear(vars.tone.footer)),
};
