import { screen, typography } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';
import { onOwnColor } from '../header/header.css';

export const image = style(screen({ maxInlineSize: '16rem' }));

export const end = style(screen({ ...typography('small') }));

export const logo = style(screen({ '@media': onOwnColor }));
