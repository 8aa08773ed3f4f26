import { screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const button = style(screen({ minBlockSize: '44px', fontSize: vars.type.small.size }));
