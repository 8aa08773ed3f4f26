import { media, screen, typography, vars, zIndex } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const navigation = style(
  screen({ display: 'none', '@media': { [media.desktop]: { display: 'block', flexGrow: '1' } } }),
);

export const list = style(screen({ display: 'flex', listStyle: 'none', flexWrap: 'wrap' }));

export const item = style(screen({}));

export const link = style(
  screen({
    ...typography('button'),
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '64px',
    paddingInline: vars.space.s,
    color: vars.color.text,
    textDecorationLine: 'none',
    borderBlock: `${vars.border.strong} solid transparent`,
    selectors: {
      '&:hover, &[data-trail], &[aria-current]': { borderBlockEndColor: vars.color.action },
    },
  }),
);

export const panel = style(
  screen({
    position: 'absolute',
    insetInline: '0',
    insetBlockStart: '100%',
    zIndex: zIndex.header,
    visibility: 'hidden',
    opacity: '0',
    paddingBlock: vars.space.l,
    paddingInline: vars.layout.gutter,
    backgroundColor: vars.color.raised,
    borderBlock: `${vars.border.hairline} solid ${vars.color.border}`,
    boxShadow: vars.shadow.popover,
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}, visibility 0s ${vars.motion.fast}`,
    selectors: {
      [`${item}:hover > &, ${item}:focus-within > &`]: {
        visibility: 'visible',
        opacity: '1',
        transition: `opacity ${vars.motion.fast} ${vars.motion.ease} 80ms, visibility 0s 80ms`,
      },
    },
  }),
);

export const columns = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 16rem))',
    gap: vars.space.m,
    listStyle: 'none',
    maxInlineSize: vars.layout.wide,
    marginInline: 'auto',
  }),
);

export const column = style(screen({ listStyle: 'none', marginBlockStart: vars.space.xxs }));

const row = {
  display: 'block',
  paddingBlock: vars.space.xs,
  color: vars.color.text,
  textDecorationLine: 'none',
  selectors: {
    '&:hover, &[aria-current]': { textDecorationLine: 'underline', textUnderlineOffset: '0.25em' },
  },
} as const;

export const panelLink = style(screen({ ...typography('small'), ...row }));
export const columnHead = style(screen({ ...typography('label'), ...row }));
