import { vars } from '../../theme';

/** A diagonal line across a positioned parent, for its `::after`. */
export const strike = {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  pointerEvents: 'none',
  backgroundImage: `linear-gradient(to top right, transparent calc(50% - 0.75px), ${vars.color.borderStrong} calc(50% - 0.75px) calc(50% + 0.75px), transparent calc(50% + 0.75px))`,
} as const;
