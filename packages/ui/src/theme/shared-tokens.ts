import { breakpoints } from './media';
import type { BrandTokens } from './tokens';

/** What every brand has in common. */
export const sharedTokens = {
  /** The stacking order of what leaves the page's flow. Dialogs need none: they are in the top layer. */
  layer: { sticky: '10', header: '20', menu: '30', popover: '40', progress: '50' },
  /** Widths from which a layout changes. Media queries cannot read them: see `media`. */
  breakpoint: {
    mobile: `${breakpoints.mobile}px`,
    tablet: `${breakpoints.tablet}px`,
    desktop: `${breakpoints.desktop}px`,
    wide: `${breakpoints.wide}px`,
  },
};

/** The whole contract: what differs between brands, and what they share. */
export type Tokens = BrandTokens & typeof sharedTokens;
