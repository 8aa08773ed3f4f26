import { style } from '@vanilla-extract/css';
import { component, corners, typography, vars, zIndex } from './theme';

/** The surface of menus and option lists. */
export const panel = style(
  component({
    ...typography('body'),
    ...corners('overlay'),
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 'var(--trigger-width)',
    maxInlineSize: 'min(26rem, 100vw - 24px)',
    overflow: 'auto',
    zIndex: `${zIndex.popover} !important`,
    backgroundColor: vars.color.raised,
    color: vars.color.text,
    border: `max(${vars.border.hairline}, 1px) solid ${vars.color.border}`,
    boxShadow: vars.shadow.popover,
    outline: 'none',
    transition: `opacity ${vars.motion.fast} ${vars.motion.easeOut}, translate ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0, translate: '0 -4px' } },
  }),
);
