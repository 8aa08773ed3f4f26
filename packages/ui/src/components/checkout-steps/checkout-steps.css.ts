import { style } from '@vanilla-extract/css';
import { component, forcedSelection, media, vars } from '../../theme';

export const steps = style(component({ display: 'flex', alignItems: 'center' }));

export const step = style(
  component({
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    color: vars.color.textMuted,
    selectors: {
      '&:not(:first-child)::before': {
        content: '',
        flex: 'none',
        inlineSize: 'clamp(8px, 4vw, 64px)',
        blockSize: vars.border.strong,
        marginInline: vars.space.xs,
        backgroundColor: vars.color.border,
      },
      '&[aria-current]': { color: vars.color.text, fontWeight: '600' },
      '&[data-done]': { color: vars.color.text },
    },
  }),
);

export const link = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: '44px',
    minInlineSize: 0,
  }),
);

export const name = style(component({ overflow: 'hidden', textOverflow: 'ellipsis' }));

export const mark = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    border: `${vars.border.strong} solid ${vars.color.borderStrong}`,
    borderRadius: '50%',
    fontVariantNumeric: 'lining-nums',
    fontSize: '0.8125rem',
    selectors: {
      '[aria-current] &': {
        backgroundColor: vars.color.action,
        borderColor: vars.color.action,
        color: vars.color.onAction,
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '[aria-current] &': forcedSelection } } },
  }),
);
