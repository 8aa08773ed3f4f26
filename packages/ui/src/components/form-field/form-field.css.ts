import { style } from '@vanilla-extract/css';
import { component, corners, typography, vars } from '../../theme';

export const field = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minInlineSize: 0 }),
);

export const label = style(
  component({
    ...typography('label'),
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 0.5em',
    alignItems: 'baseline',
  }),
);

export const optional = style(
  component({
    ...typography('caption'),
    color: vars.color.textMuted,
    textTransform: 'none',
    letterSpacing: '0',
  }),
);

export const description = style(component({ ...typography('small'), color: vars.color.textMuted }));

export const error = style(
  component({
    ...typography('small'),
    display: 'flex',
    gap: '0.4em',
    color: vars.color.error,
    fontWeight: '600',
  }),
);

/** The common look of text fields, text areas and selects. */
export const control = style(
  component({
    ...typography('body'),
    ...corners('control'),
    inlineSize: '100%',
    minBlockSize: vars.control.height,
    paddingInline: 'max(14px, 0.5em)',
    paddingBlock: '0.5em',
    backgroundColor: vars.color.raised,
    color: vars.color.text,
    border: `${vars.border.control} solid ${vars.color.borderStrong}`,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:hover:not(:disabled)': { borderColor: vars.color.text },
      '&[aria-invalid="true"]': {
        borderColor: vars.color.error,
        boxShadow: `inset 0 0 0 1px ${vars.color.error}`,
      },
      '&:disabled': {
        backgroundColor: vars.color.surface,
        borderColor: vars.color.border,
        color: vars.color.textMuted,
        cursor: 'not-allowed',
      },
    },
  }),
);

export const textArea = style(
  component({
    selectors: { '&&': { minBlockSize: '8rem' } },
    resize: 'vertical',
    '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
  }),
);
