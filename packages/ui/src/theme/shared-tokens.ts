import { breakpoints } from './media';

/** The tokens that all brands share. */
export const sharedTokens = {
  /** The stacking order of elements outside the page's flow. Dialogs need none: they are in the top layer. */
  layer: { sticky: '10', header: '20', menu: '30', popover: '40', progress: '50' },
  /** Widths at which a layout changes. Media queries cannot read them: see `media`. */
  breakpoint: {
    mobile: `${breakpoints.mobile}px`,
    tablet: `${breakpoints.tablet}px`,
    desktop: `${breakpoints.desktop}px`,
    wide: `${breakpoints.wide}px`,
  },
};
