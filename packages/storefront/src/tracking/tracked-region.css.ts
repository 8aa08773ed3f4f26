import { screen } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

/** Takes no part in the layout of what it stands around. */
export const region = style(screen({ display: 'contents' }));
