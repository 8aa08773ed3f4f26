import { media, screen } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const home = style(screen({ display: 'flex', alignItems: 'center', minBlockSize: '44px' }));

export const logo = style(
  screen({
    objectFit: 'contain',
    objectPosition: 'left center',
    maxInlineSize: 'min(38vw, 100vw - 14.5rem)',
    '@media': { [media.desktop]: { maxInlineSize: '11rem' } },
  }),
);

export const wideOnly = style(
  screen({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } }),
);

export const narrowActions = style(screen({ display: 'flex' }));
