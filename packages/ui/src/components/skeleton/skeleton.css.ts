import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component, corners, media, vars } from '../../theme';

const pulse = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style(
  component({
    display: 'block',
    backgroundColor: vars.color.border,
    animation: `${pulse} 1.6s ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { border: '1px solid GrayText' },
    },
  }),
);

export const shape = styleVariants({
  text: component({ inlineSize: '100%', blockSize: '0.8em', marginBlock: '0.35em', borderRadius: '0.2em' }),
  box: component({ ...corners('card'), inlineSize: '100%', blockSize: '100%' }),
  picture: component({ ...corners('media'), inlineSize: '100%', aspectRatio: vars.picture.ratio }),
});
