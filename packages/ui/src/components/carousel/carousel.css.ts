import { style } from '@vanilla-extract/css';
import { component, media, vars } from '../../theme';

const shown = vars.composition.grid.carousel;

export const row = style(
  component({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(9rem, 40%)',
    gap: vars.layout.gap,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: vars.layout.gutter,
    scrollbarWidth: 'thin',
    scrollbarColor: `${vars.color.borderStrong} transparent`,
    marginInline: `calc(-1 * ${vars.layout.gutter})`,
    paddingInline: vars.layout.gutter,
    paddingBlock: '4px 16px',
    '@media': {
      [media.tablet]: { gridAutoColumns: '30%' },
      [media.desktop]: {
        gridAutoColumns: `calc((100% - (${shown} - 1) * ${vars.layout.gap}) / ${shown})`,
        marginInline: 0,
        paddingInline: 0,
        scrollPaddingInline: 0,
      },
    },
  }),
);

export const item = style(component({ scrollSnapAlign: 'start', minInlineSize: 0 }));

export const buttons = style(
  component({
    display: 'none',
    '@media': {
      [media.hover]: {
        display: 'flex',
        justifyContent: 'flex-end',
        gap: vars.space.xs,
        marginBlockStart: vars.space.xs,
      },
    },
  }),
);

export const button = style(
  component({
    border: `max(${vars.border.control}, 1px) solid ${vars.color.borderStrong}`,
    selectors: {
      '&[aria-disabled="true"]': { borderColor: vars.color.border },
    },
  }),
);
