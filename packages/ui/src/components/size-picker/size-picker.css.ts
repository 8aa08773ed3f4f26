import { style } from '@vanilla-extract/css';
import { component, corners, focusRing, forcedSelection, media, strike, typography, vars } from '../../theme';

export const legend = style(component({ float: 'inline-start', marginBlockEnd: vars.space.xs }));

export const action = style(component({ textAlign: 'end' }));

export const sizes = style(
  component({
    clear: 'both',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))',
    gap: vars.space.xs,
  }),
);

export const radios = style(component({ '@media': { '(scripting: none)': { display: 'none' } } }));

const chosen = '&:has(:checked), &[aria-current]';

export const size = style(
  component({
    ...typography('small'),
    ...corners('control'),
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: vars.control.height,
    paddingInline: vars.space.xxs,
    backgroundColor: vars.color.raised,
    border: `max(${vars.border.control}, 1px) solid ${vars.color.borderStrong}`,
    color: vars.color.text,
    fontWeight: '600',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:hover': { borderColor: vars.color.text },
      '&[data-state="preorder"]': { borderStyle: 'dashed' },
      '&[data-state="sold-out"]': {
        backgroundColor: vars.color.surface,
        borderColor: vars.color.border,
        color: vars.color.textMuted,
      },
      '&[data-state="sold-out"]::after': strike,
      'label&[data-state="sold-out"]': { cursor: 'not-allowed' },
      [chosen]: {
        backgroundColor: vars.color.text,
        borderColor: vars.color.text,
        color: vars.color.background,
      },
      '[data-invalid] > &': { borderColor: vars.status.danger.text },
      '&:has(:focus-visible)': focusRing,
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { [chosen]: forcedSelection, '&[data-state="sold-out"]': { color: 'GrayText' } },
      },
    },
  }),
);

export const radio = style(
  component({ position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit', appearance: 'none' }),
);

export const note = style(component({ marginBlockStart: vars.space.xs }));
