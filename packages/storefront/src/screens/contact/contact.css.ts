import { screen } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const honeypot = style(screen({ position: 'absolute', insetInlineStart: '-200vw' }));
