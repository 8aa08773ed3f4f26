import { style, styleVariants } from '@vanilla-extract/css';
import { component, corners, media, typography, vars } from '../../theme';

export const button = style(
  component({
    ...typography('button'),
    ...corners('control'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.6em',
    border: `${vars.border.control} solid transparent`,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[data-wide]': { display: 'flex', inlineSize: '100%' },
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&:disabled': {
        backgroundColor: vars.color.surface,
        borderColor: vars.color.border,
        color: vars.color.textMuted,
      },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
  }),
);

export const variant = styleVariants({
  primary: component({
    backgroundColor: vars.color.action,
    color: vars.color.onAction,
    selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.actionHover } },
  }),
  secondary: component({
    borderColor: vars.color.borderStrong,
    color: vars.color.text,
    selectors: {
      '&:hover:not(:disabled)': {
        backgroundColor: vars.color.text,
        borderColor: vars.color.text,
        color: vars.color.background,
      },
    },
  }),
  quiet: component({
    color: vars.color.text,
    textDecoration: `underline ${vars.border.hairline}`,
    textUnderlineOffset: '0.3em',
    selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.surface } },
  }),
});

export const size = styleVariants({
  small: component({ minBlockSize: '44px', paddingInline: `calc(${vars.control.paddingInline} * 0.7)` }),
  medium: component({ minBlockSize: vars.control.height, paddingInline: vars.control.paddingInline }),
  large: component({
    minBlockSize: vars.control.heightLarge,
    paddingInline: `calc(${vars.control.paddingInline} * 1.25)`,
  }),
});

export const content = style(
  component({
    display: 'inherit',
    alignItems: 'center',
    gap: 'inherit',
    paddingBlock: '0.5em',
    selectors: { '[data-pending] > &': { opacity: 0 } },
  }),
);

export const pending = style(component({ position: 'absolute', inset: 0, margin: 'auto' }));
