import { screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const newsletter = style(screen({ display: 'grid', gap: vars.space.s, maxInlineSize: '26rem' }));

/** About as high as the form, so that the layout does not shift when it loads. */
export const place = style(screen({ minBlockSize: '24rem' }));
