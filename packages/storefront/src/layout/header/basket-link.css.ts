import { screen, vars } from '@matchday/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const nudge = keyframes({
  '0%, 100%': { transform: 'none' },
  '20%': { transform: 'translateY(-4px) rotate(-6deg)' },
  '45%': { transform: 'translateY(1px) rotate(4deg)' },
  '70%': { transform: 'translateY(-2px)' },
});

export const basketLink = style(
  screen({
    position: 'relative',
    selectors: { '&[data-changed]': { animation: `${nudge} 1s ${vars.motion.ease}` } },
  }),
);

export const badge = style(
  screen({
    position: 'absolute',
    insetBlockStart: '4px',
    insetInlineEnd: '2px',
    minInlineSize: '1.25rem',
    blockSize: '1.25rem',
    paddingInline: '0.25rem',
    borderRadius: '999px',
    display: 'grid',
    placeItems: 'center',
    fontSize: '0.75rem',
    fontWeight: '700',
    lineHeight: '1',
    backgroundColor: vars.role.accent.fill,
    color: vars.role.accent.on,
  }),
);
