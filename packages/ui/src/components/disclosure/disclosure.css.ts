import { style } from '@vanilla-extract/css';
import { component, vars } from '../../theme';

const rule = `${vars.border.hairline} solid ${vars.color.border}`;
const { slow, easeOut } = vars.motion;

export const disclosure = style(
  component({
    interpolateSize: 'allow-keywords',
    borderBlockEnd: rule,
    selectors: {
      '&:first-of-type': { borderBlockStart: rule },
      '&::details-content': {
        blockSize: 0,
        overflow: 'clip',
        transition: `block-size ${slow} ${easeOut}, content-visibility ${slow} allow-discrete`,
      },
      '&[open]::details-content': { blockSize: 'auto' },
    },
  }),
);

export const summary = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    minBlockSize: vars.control.heightLarge,
    paddingBlock: vars.space.xs,
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);

export const title = style(
  component({
    fontWeight: '600',
    selectors: { 'summary:hover > &': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
  }),
);

/** A plus of two strokes; hiding the vertical one while the section is open makes it a minus. */
export const sign = style(component({ display: 'grid', gridTemplateAreas: '"sign"' }));

export const stroke = style(component({ gridArea: 'sign' }));

export const upright = style(
  component({
    gridArea: 'sign',
    rotate: '90deg',
    transition: `scale ${vars.motion.normal} ${vars.motion.ease}`,
    selectors: { 'details[open] > summary &': { scale: '0 1' } },
  }),
);

export const content = style(component({ paddingBlockEnd: vars.space.l }));
