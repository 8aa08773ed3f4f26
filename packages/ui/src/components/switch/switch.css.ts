import { style } from '@vanilla-extract/css';
import { component, media, typography, vars } from '../../theme';

export const label = style(
  component({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    columnGap: vars.space.s,
    minBlockSize: '44px',
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' } },
  }),
);

const { fast, easeOut } = vars.motion;

export const track = style(
  component({
    appearance: 'none',
    display: 'flex',
    alignItems: 'center',
    inlineSize: '3rem',
    blockSize: '1.75rem',
    padding: '2px',
    borderRadius: '1rem',
    border: `max(${vars.border.control}, 1.5px) solid ${vars.color.borderStrong}`,
    backgroundColor: vars.color.raised,
    cursor: 'inherit',
    transition: `background-color ${fast}`,
    '::before': {
      content: '',
      blockSize: '100%',
      aspectRatio: '1',
      borderRadius: '50%',
      backgroundColor: vars.color.borderStrong,
      transition: `margin ${fast} ${easeOut}`,
    },
    selectors: {
      '&:checked': { backgroundColor: vars.color.action, borderColor: vars.color.action },
      '&:checked::before': { marginInlineStart: 'auto', backgroundColor: vars.color.onAction },
      '&:disabled': { backgroundColor: vars.color.surface, borderColor: vars.color.border },
      '&:disabled::before': { backgroundColor: vars.color.border },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        '::before': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
        selectors: {
          '&:checked': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
          '&:checked::before': { backgroundColor: 'HighlightText' },
        },
      },
    },
  }),
);

export const description = style(
  component({ ...typography('small'), gridColumn: '1 / -1', color: vars.color.textMuted }),
);
