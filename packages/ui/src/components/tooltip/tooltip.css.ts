import { style } from '@vanilla-extract/css';
import { component, corners, typography, vars, zIndex } from '../../theme';

export const tooltip = style(
  component({
    ...typography('caption'),
    ...corners('control'),
    maxInlineSize: 'min(18rem, 100vw - 24px)',
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xxs,
    zIndex: `${zIndex.popover} !important`,
    backgroundColor: vars.color.text,
    color: vars.color.background,
    border: '1px solid transparent',
    boxShadow: vars.shadow.popover,
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  }),
);
