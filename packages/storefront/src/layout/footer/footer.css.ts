import { screen } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const image = style(screen({ maxInlineSize: '16rem' }));
