import { style } from '@vanilla-extract/css';
import { component, vars } from '../../theme';

export const page = style(
  component({
    display: 'grid',
    alignItems: 'center',
    minBlockSize: 'min(70svh, 44rem)',
    paddingBlock: vars.layout.section,
    backgroundImage: vars.ornament.pattern,
    backgroundSize: vars.ornament.patternSize,
  }),
);

export const content = style(component({ display: 'grid', justifyItems: 'start', gap: vars.space.s }));

export const code = style(
  component({
    fontFamily: vars.type.display.font,
    fontWeight: vars.type.display.weight,
    fontSize: 'clamp(6rem, 26vw, 18rem)',
    lineHeight: '0.85',
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'lining-nums',
  }),
);

export const actions = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, marginBlockStart: vars.space.m }),
);
