import { screen, typography, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(screen({ display: 'flex', listStyle: 'none' }));

export const language = style(
  screen({
    ...typography('label'),
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '44px',
    minBlockSize: '44px',
    color: vars.color.textMuted,
    textDecorationLine: 'none',
    selectors: {
      '&[aria-current]': {
        color: vars.color.text,
        textDecorationLine: 'underline',
        textDecorationThickness: '2px',
        textUnderlineOffset: '0.35em',
      },
      '&:hover': { color: vars.color.text },
    },
  }),
);
