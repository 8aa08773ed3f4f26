import { style } from '@vanilla-extract/css';
import { component, corners, forcedSelection, media, vars } from '../../theme';

export const list = style(
  component({
    display: 'flex',
    justifyContent: 'center',
    fontVariantNumeric: 'lining-nums tabular-nums',
    columnGap: 'min(4px, 0.5vw)',
  }),
);

export const near = style(component({ display: 'none', '@media': { [media.mobile]: { display: 'block' } } }));

export const page = style(
  component({
    ...corners('control'),
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 'min(44px, 12vw)',
    minBlockSize: '44px',
    color: vars.color.text,
    textDecoration: 'none',
    selectors: {
      'a&:hover': { backgroundColor: vars.color.surface },
      '&[aria-current]': { backgroundColor: vars.color.text, color: vars.color.background },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': forcedSelection } } },
  }),
);
