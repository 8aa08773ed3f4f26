import { style } from '@vanilla-extract/css';
import { component, corners, media, typography, vars } from '../../theme';

export const search = style(component({ display: 'grid', gap: vars.space.s, minInlineSize: 0 }));

export const group = style(
  component({
    paddingBlock: vars.space.xs,
    selectors: { '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}` } },
  }),
);

export const heading = style(
  component({
    ...typography('caption'),
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xxs,
    color: vars.color.textMuted,
  }),
);

export const option = style(
  component({
    ...typography('small'),
    ...corners('control'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: '44px',
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xxs,
    textDecoration: 'none',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surface },
      '&[aria-selected="true"]': { backgroundColor: vars.color.text, color: vars.color.background },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      },
    },
  }),
);

export const text = style(component({ flex: '1 1 auto', minInlineSize: 0 }));

export const detail = style(
  component({
    color: vars.color.textMuted,
    textAlign: 'end',
    selectors: { '[aria-selected="true"] > &': { color: 'inherit' } },
  }),
);

export const start = style(component({ flex: 'none', display: 'grid', inlineSize: '2.75rem' }));
