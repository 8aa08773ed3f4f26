import { screen } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

/** The focus is only placed here to go on from: there is nothing to operate. */
export const start = style(screen({ selectors: { '&:focus-visible': { outline: 'none' } } }));
