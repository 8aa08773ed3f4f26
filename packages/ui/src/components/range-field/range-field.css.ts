import { style } from '@vanilla-extract/css';
import { component, media, typography, vars } from '../../theme';

/** The start and end of the chosen part, as fractions (0 to 1) of the track. */
export const fromShare = '--from-share';
export const toShare = '--to-share';

export const field = style(component({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 }));

export const legend = style(component({ ...typography('label'), marginBlockEnd: vars.space.xxs }));

const size = '44px';
const line = { position: 'absolute', insetBlock: 'calc(50% - 2px)', borderRadius: '2px' } as const;

export const track = style(
  component({
    position: 'relative',
    display: 'grid',
    blockSize: size,
    '::before': { ...line, content: '', insetInline: '22px', backgroundColor: vars.color.borderStrong },
    '::after': {
      ...line,
      content: '',
      insetInlineStart: `calc(22px + (100% - ${size}) * var(${fromShare}))`,
      insetInlineEnd: `calc(22px + (100% - ${size}) * (1 - var(${toShare})))`,
      backgroundColor: vars.color.action,
    },
    '@media': {
      [media.forcedColors]: {
        '::before': { backgroundColor: 'GrayText', forcedColorAdjust: 'none' },
        '::after': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  }),
);

const knob = (fill: string, edge: string) =>
  `radial-gradient(circle, ${fill} 0 8px, ${edge} 8.5px 12px, transparent 12.5px)`;

const thumbLook = {
  appearance: 'none',
  inlineSize: size,
  blockSize: size,
  border: 0,
  background: knob(vars.color.raised, vars.color.action),
  pointerEvents: 'auto',
  cursor: 'grab',
} as const;

const forcedThumb = { background: knob('Canvas', 'Highlight'), forcedColorAdjust: 'none' } as const;

export const thumb = style(
  component({
    appearance: 'none',
    gridArea: '1 / 1',
    zIndex: 1,
    inlineSize: '100%',
    blockSize: size,
    background: 'none',
    pointerEvents: 'none',
    selectors: {
      '&::-webkit-slider-thumb': thumbLook,
      '&::-moz-range-thumb': thumbLook,
      '&:disabled::-webkit-slider-thumb': { filter: 'grayscale(1)', opacity: 0.5, cursor: 'not-allowed' },
      '&:disabled::-moz-range-thumb': { filter: 'grayscale(1)', opacity: 0.5, cursor: 'not-allowed' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::-webkit-slider-thumb': {
        outline: `${vars.border.focus} solid ${vars.color.focus}`,
        outlineOffset: '-6px',
        borderRadius: '50%',
      },
      '&:focus-visible::-moz-range-thumb': {
        outline: `${vars.border.focus} solid ${vars.color.focus}`,
        outlineOffset: '-6px',
        borderRadius: '50%',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&::-webkit-slider-thumb': forcedThumb, '&::-moz-range-thumb': forcedThumb },
      },
    },
  }),
);

export const numbers = style(
  component({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.s }),
);

export const number = style(
  component({
    ...typography('small'),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${vars.space.xxs} ${vars.space.xs}`,
  }),
);

export const end = style(component({ gridColumn: '1 / -1', color: vars.color.textMuted }));
