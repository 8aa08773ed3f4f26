import { media, screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const home = style(screen({ display: 'flex', alignItems: 'center', minBlockSize: '44px' }));

/** A logo is drawn for its brand's colour, also where the system's colours replace the others. */
export const onOwnColor = {
  [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: vars.color.background },
} as const;

export const logo = style(
  screen({
    objectFit: 'contain',
    objectPosition: 'left center',
    maxInlineSize: 'min(38vw, 100vw - 14.5rem)',
    '@media': { [media.desktop]: { maxInlineSize: '11rem' }, ...onOwnColor },
  }),
);

export const wideOnly = style(
  screen({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } }),
);

export const narrowActions = style(screen({ display: 'flex' }));

export const menuEnd = style(screen({ display: 'grid', justifyItems: 'start', gap: vars.space.s }));
