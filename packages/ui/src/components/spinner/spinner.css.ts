import { keyframes, style } from '@vanilla-extract/css';
import { component, media, vars } from '../../theme';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = style(
  component({
    display: 'inline-block',
    inlineSize: '1.375em',
    blockSize: '1.375em',
    flex: 'none',
    border: '0.16em solid',
    borderColor: 'currentcolor currentcolor transparent currentcolor',
    borderRadius: '50%',
    animation: `${turn} 0.8s linear infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none', borderStyle: 'dotted', borderColor: vars.color.textMuted },
    },
  }),
);
