import { corners, screen, typography, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(
  screen({
    display: 'flex',
    gap: vars.space.xs,
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${vars.layout.gutter})`,
    paddingInline: vars.layout.gutter,
    paddingBlock: '4px',
  }),
);

export const wrapped = style([
  list,
  screen({ flexWrap: 'wrap', justifyContent: 'center', marginInline: 0, paddingInline: 0 }),
]);

export const link = style(
  screen({
    ...typography('label'),
    ...corners('control'),
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '44px',
    paddingInline: vars.space.m,
    whiteSpace: 'nowrap',
    color: vars.color.text,
    textDecorationLine: 'none',
    backgroundColor: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    selectors: { '&:hover': { borderColor: vars.color.action } },
  }),
);
