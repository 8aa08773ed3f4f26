import { style } from '@vanilla-extract/css';
import { component, vars, zIndex } from '../../theme';

const { normal, ease } = vars.motion;

export const backdrop = style(
  component({
    position: 'fixed',
    inset: 0,
    zIndex: zIndex.sticky,
    backgroundColor: vars.backdrop,
    opacity: 0,
    visibility: 'hidden',
    transition: `opacity ${normal} ${ease}, visibility 0s ${normal}`,
    selectors: { '&[data-open]': { opacity: 1, visibility: 'visible', transitionDelay: '0s' } },
  }),
);
