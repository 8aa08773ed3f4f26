import { media, screen, typography, vars, zIndex } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const menu = style(screen({ '@media': { [media.desktop]: { display: 'none' } } }));

export const burger = style(
  screen({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    marginInlineStart: '-10px',
    fontSize: '1.5rem',
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);

export const whenClosed = style(
  screen({ selectors: { [`${menu}[open] > ${burger} > &`]: { display: 'none' } } }),
);
export const whenOpen = style(
  screen({ display: 'none', selectors: { [`${menu}[open] > ${burger} > &`]: { display: 'block' } } }),
);

export const sheet = style(
  screen({
    position: 'absolute',
    insetInline: '0',
    insetBlockStart: '100%',
    zIndex: zIndex.header,
    maxBlockSize: 'calc(100dvh - 64px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: vars.layout.gutter,
    paddingBlock: vars.space.s,
    backgroundColor: vars.color.raised,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
    boxShadow: vars.shadow.overlay,
  }),
);

export const list = style(screen({ listStyle: 'none' }));

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '48px',
  color: vars.color.text,
  textDecorationLine: 'none',
} as const;

export const link = style(
  screen({
    ...row,
    selectors: { '&[aria-current]': { fontWeight: '700', textDecorationLine: 'underline' } },
  }),
);

export const branch = style(screen({ borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}` }));

export const branchName = style(
  screen({
    ...row,
    ...typography('button'),
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);

export const branchList = style(
  screen({ listStyle: 'none', paddingInlineStart: vars.space.s, paddingBlockEnd: vars.space.s }),
);
