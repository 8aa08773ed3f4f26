import { style } from '@vanilla-extract/css';
import { component, overlayTransition, vars } from '../../theme';

export const menu = style(
  component({
    insetBlock: 0,
    insetInline: '0 auto',
    boxShadow: vars.shadow.overlay,
    translate: '-100% 0',
    transition: overlayTransition('translate'),
    selectors: {
      '&:dir(rtl)': { translate: '100% 0' },
      '&:popover-open': { translate: '0 0', '@starting-style': { translate: '-100% 0' } },
      '&:popover-open:dir(rtl)': { translate: '0 0', '@starting-style': { translate: '100% 0' } },
      '&::backdrop': { opacity: 0, transition: overlayTransition('opacity') },
      '&:popover-open::backdrop': { opacity: 1, '@starting-style': { opacity: 0 } },
    },
  }),
);
