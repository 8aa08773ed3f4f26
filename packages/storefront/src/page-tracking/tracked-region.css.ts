import { screen } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

/** Takes no part in the layout of the elements inside it. */
export const region = style(screen({ display: 'contents' }));
