import { style } from '@vanilla-extract/css';
import { choiceControl, component, corners, typography, vars } from '../../theme';

export const group = style(component({ display: 'flex', flexDirection: 'column', gap: vars.space.xs }));

export const legend = style(component({ ...typography('h4'), marginBlockEnd: vars.space.xs }));

export const card = style(
  component({
    ...corners('card'),
    position: 'relative',
    backgroundColor: vars.color.raised,
    border: `max(${vars.border.card}, 1px) solid ${vars.color.borderStrong}`,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:hover:not([data-disabled])': { borderColor: vars.color.text },
      '&[data-selected]': {
        borderColor: vars.color.action,
        boxShadow: `inset 0 0 0 calc(${vars.border.strong} - 1px) ${vars.color.action}`,
      },
      '&[data-disabled]': { backgroundColor: vars.color.surface, borderColor: vars.color.border },
      '&:has(> label > :focus-visible)': {
        outline: `${vars.border.focus} solid ${vars.color.focus}`,
        outlineOffset: '2px',
      },
    },
  }),
);

export const label = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    gap: `0 ${vars.space.s}`,
    minBlockSize: vars.control.heightLarge,
    paddingInline: vars.space.m,
    paddingBlock: vars.space.s,
    cursor: 'pointer',
    selectors: { '[data-disabled] > &': { color: vars.color.textMuted, cursor: 'not-allowed' } },
  }),
);

const dot = {
  inlineSize: '0.6875rem',
  blockSize: '0.6875rem',
  borderRadius: '50%',
  backgroundColor: vars.color.action,
};

export const radio = style(
  component({
    ...choiceControl('1.375rem', dot),
    borderRadius: '50%',
    // The browser brings only the focused control into view, not the card around it.
    scrollMarginBlock: '4rem',
    selectors: {
      '&:checked': { borderColor: vars.color.action },
      '&:checked::before': { scale: '1' },
      '&:focus-visible': { outline: 'none' },
    },
  }),
);

export const title = style(component({ ...typography('body'), fontWeight: '600' }));

export const description = style(
  component({ ...typography('small'), display: 'block', color: vars.color.textMuted, fontWeight: '400' }),
);

export const aside = style(component({ ...typography('price'), textAlign: 'end' }));

export const content = style(component({ padding: `${vars.space.xs} ${vars.space.m} ${vars.space.m}` }));
