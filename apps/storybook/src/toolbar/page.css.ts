import { typography, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

/** The styles of `global.css` for `<html>` and `<body>`, for a part of a page that shows a club. */
export const page = style({
  ...typography('body'),
  colorScheme: vars.color.scheme,
  color: vars.color.text,
  backgroundColor: vars.color.background,
  fontVariantNumeric: 'lining-nums',
  overflowWrap: 'break-word',
  fontSynthesis: 'none',
  textAlign: 'start',
  WebkitFontSmoothing: 'antialiased',
});

export const padded = style({ padding: '24px' });
