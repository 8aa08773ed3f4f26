import { screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const overlay = style(
  screen({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    maxBlockSize: 'calc(100dvh - var(--header-height))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: vars.space.m,
    backgroundColor: vars.color.background,
    color: vars.color.text,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
    boxShadow: vars.shadow.overlay,
  }),
);
