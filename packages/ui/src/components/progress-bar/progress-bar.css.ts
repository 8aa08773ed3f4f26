import { keyframes, style } from '@vanilla-extract/css';
import { component, media, vars, zIndex } from '../../theme';

const advance = keyframes({
  from: { transform: 'scaleX(0)' },
  '20%': { transform: 'scaleX(0.35)' },
  '60%': { transform: 'scaleX(0.7)' },
  to: { transform: 'scaleX(0.94)' },
});

/** How long the bar takes to fill while the progress is unknown (S9.4). */
const duration = '5000ms';

export const track = style(
  component({
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: zIndex.progress,
    pointerEvents: 'none',
  }),
);

/** Announces to assistive technology what the bar shows. */
export const native = style(
  component({ position: 'absolute', inlineSize: '100%', blockSize: '3px', opacity: 0 }),
);

export const bar = style(
  component({
    blockSize: '3px',
    backgroundColor: vars.tone.header.action,
    transformOrigin: '0 50%',
    selectors: {
      '[dir="rtl"] &': { transformOrigin: '100% 50%' },
      '[data-state="running"] > &': { animation: `${advance} ${duration} ${vars.motion.easeOut} forwards` },
      '[data-state="failed"] > &': { backgroundColor: vars.status.danger.text },
    },
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
  }),
);
