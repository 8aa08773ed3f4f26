import type { Composition } from './composition';
import { colors } from './reference-colors';
import { typography } from './reference-typography';

type Mark = 'none' | 'block' | 'inline-block';

/**
 * A neutral brand: a value for everything in which brands may look different. Its structure is the contract of every
 * brand's tokens and of `vars`, and its values are the start of a new brand. All values are CSS.
 */
export const referenceTheme = {
  ...colors,
  ...typography,
  space: { xxs: '4px', xs: '8px', s: '12px', m: '16px', l: '24px', xl: '32px', xxl: '48px' },
  layout: {
    /** Space between the edge of the page and its content. */
    gutter: 'clamp(16px, 4vw, 48px)',
    /** Space between the cells of a grid. */
    gap: 'clamp(12px, 1.6vw, 24px)',
    /** Space between the sections of a page. */
    section: 'clamp(48px, 7vw, 96px)',
    /** Widths of content: running text, the usual page, the widest grid. */
    narrow: '680px',
    content: '1280px',
    wide: '1600px',
  },
  control: {
    /** At least 44px: it is also the touch target. */
    height: '48px',
    heightLarge: '56px',
    paddingInline: '20px',
  },
  /** The interface elements whose corners a brand shapes. */
  radius: { control: '6px', card: '8px', media: '8px', thumb: '4px', badge: '4px', overlay: '12px' },
  /** Applied if the browser supports `corner-shape`; otherwise only `radius` is used. */
  corner: {
    control: '6px',
    card: '8px',
    media: '8px',
    thumb: '4px',
    badge: '4px',
    overlay: '12px',
    shape: 'round' as 'round' | 'bevel',
  },
  border: {
    hairline: '1px',
    control: '1px',
    card: '1px',
    /** Selected cards and current navigation. */
    strong: '2px',
    /** Width of the focus ring. */
    focus: '3px',
  },
  shadow: {
    card: 'none',
    cardHover: '0 8px 24px rgb(31 35 40 / 0.12)',
    popover: '0 12px 32px rgb(31 35 40 / 0.16)',
    overlay: '0 24px 72px rgb(31 35 40 / 0.24)',
  },
  motion: {
    fast: '120ms',
    normal: '200ms',
    /** Overlays; 400ms at most, because a closed overlay is cleared then (S4.19). */
    slow: '320ms',
    ease: 'cubic-bezier(0.4, 0, 0.2, 1)',
    easeOut: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
  },
  icon: {
    strokeWidth: '1.75',
    linecap: 'round' as 'round' | 'butt' | 'square',
    linejoin: 'round' as 'round' | 'miter' | 'bevel',
  },
  /** The styles of images. */
  picture: {
    background: '#f4f5f6',
    /** Aspect ratio of a product card's and a gallery's image. */
    ratio: '4 / 5',
    padding: '8%',
    blend: 'normal',
    filter: 'none',
    /** Transform of the image while its card is hovered. */
    hover: 'scale(1.03)',
    /** Covers an image behind text; `none` if a brand puts no text on images. */
    scrim: 'none',
  },
  /** The brand's graphic ornament, as CSS background layers. */
  ornament: {
    /** Shown next to section headings. */
    rule: 'none',
    /** The position of the rule: `display` of a mark before the text and of one after it. */
    before: 'none' as Mark,
    after: 'none' as Mark,
    /** `margin-inline` of the mark after the text. */
    afterSpace: '0',
    ruleWidth: '0',
    ruleHeight: '0',
    /** Fills feature areas such as a hero without an image and the footer's edge. */
    pattern: 'none',
    patternSize: 'auto',
  },
  /** The layout of its pages. `page-layouts.ts` and `product-layouts.ts` describe the layouts to choose from. */
  composition: {
    header: 'bar',
    hero: 'card',
    section: 'row',
    story: 'panel',
    card: 'plain',
    grid: 'even',
    tile: 'landscapes',
  } as Composition,
};
