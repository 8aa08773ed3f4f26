import { globalStyle, style } from '@vanilla-extract/css';
import { component, typography, vars } from '../../theme';

const rule = `${vars.border.hairline} solid ${vars.color.border}`;

export const top = style({});

globalStyle(`${top} > li`, component({ borderBlockEnd: rule }));

export const nested = style(component({ paddingInlineStart: vars.space.m, paddingBlockEnd: vars.space.xs }));

export const entry = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    minBlockSize: '48px',
    color: vars.color.text,
    textDecoration: 'none',
    selectors: {
      [`${top} > li > &, ${top} > li > details > &`]: { ...typography('h4'), minBlockSize: '56px' },
      '&[aria-current]': { fontWeight: '700', color: vars.color.link },
    },
  }),
);

export const summary = style(
  component({
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);

export const chevron = style(
  component({
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  }),
);
