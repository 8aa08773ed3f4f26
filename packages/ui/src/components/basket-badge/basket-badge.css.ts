import { keyframes, style } from '@vanilla-extract/css';
import { component, forcedSelection, media, vars } from '../../theme';

const hop = keyframes({
  '0%': { scale: '0.4' },
  '25%': { scale: '1.5' },
  '45%': { scale: '0.9' },
  '65%': { scale: '1.15' },
  '100%': { scale: '1' },
});

export const count = style(
  component({
    position: 'absolute',
    insetBlockStart: '3px',
    insetInlineStart: '52%',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '18px',
    blockSize: '18px',
    paddingInline: '4px',
    borderRadius: '9px',
    backgroundColor: vars.color.action,
    color: vars.color.onAction,
    font: `700 0.6875rem/1 ${vars.font.text}`,
    fontVariantNumeric: 'lining-nums tabular-nums',
    '@media': { [media.forcedColors]: forcedSelection },
    selectors: { '&[data-moving]': { animation: `${hop} 1s ${vars.motion.easeOut}` } },
  }),
);
