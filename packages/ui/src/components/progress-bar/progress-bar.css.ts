import { keyframes, style } from '@vanilla-extract/css';
import { component, media, vars, zIndex } from '../../theme';

const advance = keyframes({
  from: { transform: 'scaleX(0)' },
  '20%': { transform: 'scaleX(0.35)' },
  '60%': { transform: 'scaleX(0.7)' },
  to: { transform: 'scaleX(0.94)' },
});

export const progressBar = style(
  component({
    appearance: 'none',
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '100%',
    border: 0,
    zIndex: zIndex.progress,
    blockSize: '3px',
    backgroundColor: vars.tone.header.action,
    transformOrigin: '0 50%',
    animation: `${advance} 8s ${vars.motion.easeOut} forwards`,
    pointerEvents: 'none',
    '::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '::-moz-progress-bar': { backgroundColor: 'transparent' },
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
  }),
);
