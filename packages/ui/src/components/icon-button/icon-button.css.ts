import { style } from '@vanilla-extract/css';
import { component, corners, vars } from '../../theme';

export const iconButton = style(
  component({
    ...corners('control'),
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    verticalAlign: 'top',
    minInlineSize: '44px',
    minBlockSize: '44px',
    fontSize: '1.0625rem',
    color: 'inherit',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:hover:not(:disabled)': { backgroundColor: vars.color.surface },
      '&:disabled, &[aria-disabled="true"]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
  }),
);
