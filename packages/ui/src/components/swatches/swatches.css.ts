import { style } from '@vanilla-extract/css';
import { component, corners, media, strike, vars } from '../../theme';

export const label = style(component({ marginBlockEnd: vars.space.xs }));

export const list = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

export const swatch = style(
  component({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '48px',
    minBlockSize: '48px',
    padding: '3px',
    border: `${vars.border.strong} solid transparent`,
    borderRadius: '50%',
    selectors: {
      '&:hover': { borderColor: vars.color.borderStrong },
      '&[aria-current]': { borderColor: vars.color.action },
      '&[data-sold-out]::after': strike,
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'Canvas',
        selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
      },
    },
  }),
);

export const pictured = style(component({ ...corners('card'), overflow: 'hidden' }));

export const picture = style(component({ ...corners('card'), inlineSize: '60px' }));

export const dot = style(component({ inlineSize: '36px', blockSize: '36px' }));
