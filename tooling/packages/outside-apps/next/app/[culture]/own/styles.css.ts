import { style } from '@vanilla-extract/css';
export const own = style({ outline: '3px solid rgb(1, 2, 3)' });
