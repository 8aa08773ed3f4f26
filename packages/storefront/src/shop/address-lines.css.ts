import { screen } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const address = style(screen({ display: 'grid', fontStyle: 'normal', overflowWrap: 'anywhere' }));
