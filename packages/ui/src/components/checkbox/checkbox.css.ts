import { style } from '@vanilla-extract/css';
import { choiceControl, component, typography, vars } from '../../theme';

export const label = style(
  component({
    ...typography('body'),
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '0 0.75em',
    minBlockSize: '44px',
    paddingBlock: '0.6em',
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' } },
  }),
);

const tick = {
  inlineSize: '0.8em',
  blockSize: '0.8em',
  backgroundColor: vars.color.onAction,
  clipPath: 'polygon(14% 44%, 0 58%, 40% 96%, 100% 20%, 84% 8%, 38% 66%)',
};

export const box = style(
  component({
    ...choiceControl('1.5em', tick),
    borderRadius: `min(${vars.radius.control}, 6px)`,
    backgroundColor: vars.color.raised,
    selectors: {
      '&:checked': { backgroundColor: vars.color.action, borderColor: vars.color.action },
      '&:checked::before': { scale: '1' },
      '&[aria-invalid="true"]': { borderColor: vars.color.error },
      '&:disabled': { backgroundColor: vars.color.surface, borderColor: vars.color.border },
    },
  }),
);

export const description = style(
  component({ ...typography('small'), gridColumn: 2, color: vars.color.textMuted }),
);
