import { screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style(screen({ display: 'grid', gap: vars.space.m }));
export const form = style(screen({ display: 'grid', gap: vars.space.m }));
export const fields = style(screen({ display: 'grid', gap: vars.space.s }));
export const preview = style(screen({ maxInlineSize: '22rem', marginInline: 'auto', inlineSize: '100%' }));
