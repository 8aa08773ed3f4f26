import { screen } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const film = style(screen({ inlineSize: '100%', maxBlockSize: '80dvh', objectFit: 'cover' }));
