import { assignVars, type StyleRule, style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { component } from './layered';

const toneStyle = (palette: typeof vars.color): StyleRule =>
  component({
    vars: assignVars<typeof palette>(vars.color, palette),
    colorScheme: vars.color.scheme,
    backgroundColor: vars.color.background,
    color: vars.color.text,
  });

/** Classes that give a region another palette; its content uses it through `vars.color`. */
export const tone = {
  inverse: style(toneStyle(vars.tone.inverse)),
  brand: style(toneStyle(vars.tone.brand)),
  hero: style(toneStyle(vars.tone.hero)),
  header: style(toneStyle(vars.tone.header)),
  footer: style(toneStyle(vars.tone.footer)),
};
