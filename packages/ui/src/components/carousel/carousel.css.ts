import { style } from '@vanilla-extract/css';
import { component, media, vars } from '../../theme';

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
        gridAutoColumns: `calc((100% - 3 * ${vars.layout.gap}) / 4)`,
        marginInline: 0,
        paddingInline: 0,
        scrollPaddingInline: 0,
      },
    },
  }),
);

export const item = style(component({ scrollSnapAlign: 'start', minInlineSize: 0 }));
