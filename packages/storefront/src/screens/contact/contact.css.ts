import { screen } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const trap = style(screen({ position: 'absolute', insetInlineStart: '-200vw' }));
