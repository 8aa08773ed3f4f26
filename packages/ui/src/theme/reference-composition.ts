/**
 * The layout of the reference theme's pages: values that the components read, so that shops differ in layout as well as
 * in colour. All values are CSS.
 */
export const composition = {
  /** The page's top bar. */
  header: {
    /** Its height on a phone and from 1024 px. */
    height: '60px',
    heightWide: '76px',
    /** From 1024 px: the `grid-template` with the areas `logo`, `navigation` and `actions`. */
    columns: 'auto 1fr auto',
    rows: '100%',
    areas: "'logo navigation actions'",
    /** The share of the navigation's free space before the entries: 0.5 centres them. */
    navigation: '0' as '0' | '0.5' | '1',
    logoHeight: '44px',
  },
  /** The opening of a page. Below 768 px image and text are stacked; these values define the rest. */
  hero: {
    height: 'min(68svh, 40rem)',
    /** The space around it. */
    margin: '0',
    radius: '0',
    /** The image's `inset` from 768 px, its margin below that, and its corners. */
    media: '0',
    mediaMargin: '0',
    mediaRadius: '0',
    /** The position and width of the text. */
    place: 'end' as 'start' | 'center' | 'end',
    textAlign: 'start' as 'start' | 'center',
    width: '38rem',
    padding: '32px',
    /** The background of the text from 768 px. */
    panel: 'var(--color-background)',
    /** 1 if the text is over the image and needs a veil to be readable, otherwise 0. */
    veil: '0' as '0' | '1',
  },
  /** The heading of a section. */
  section: {
    direction: 'row' as 'row' | 'column',
    align: 'center' as 'center' | 'end',
    textAlign: 'start' as 'start' | 'center',
    marginBelow: '24px',
    /** `margin-inline` of the brand's rule after the text. */
    rule: '0',
  },
  /** A product in a list. */
  card: {
    background: 'none',
    border: 'none',
    padding: '0',
    gap: '12px',
    textAlign: 'start' as 'start' | 'center',
  },
  /** Columns of products from 1024 px: plain numbers. */
  grid: { products: '4', carousel: '4' },
  /** Images that link to other parts of the shop. */
  tile: {
    columns: '2',
    /** `grid-auto-rows` and the images' `aspect-ratio` from 768 px, and below. */
    rows: 'auto',
    rowsNarrow: 'auto',
    ratio: '4 / 3',
    ratioNarrow: '4 / 5',
    /** `grid-area` of the first of several, and of the fourth of four. */
    first: 'auto',
    fourth: 'auto',
    /** The plate behind the name. */
    plateInset: 'clamp(8px, 1.6vw, 20px)',
    plateWidth: 'auto',
    plateAlign: 'start' as 'start' | 'center',
    plateContent: 'center' as 'space-between' | 'center',
    nameSize: 'clamp(0.9375rem, 4.6cqi, 1.25rem)',
    textAlign: 'start' as 'start' | 'center',
  },
  /** An image next to a text. */
  story: {
    background: 'var(--color-surface)',
    padding: 'clamp(16px, 2.4vw, 32px)',
    radius: '8px',
    align: 'center' as 'start' | 'center' | 'end',
    /** The overlap of text and image, the text's background, and its padding. */
    overlap: '0px',
    textBackground: 'none',
    textPadding: '16px',
  },
};
