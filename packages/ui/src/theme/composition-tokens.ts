/**
 * The layout of a brand's pages: values that the components read, so that shops differ in layout as well as in colour.
 * All values are CSS.
 */
export interface Composition {
  /** The page's top bar. */
  header: {
    /** Its height on a phone and from 1024 px. */
    height: string;
    heightWide: string;
    /** From 1024 px: the `grid-template` with the areas `logo`, `navigation` and `actions`. */
    columns: string;
    rows: string;
    areas: string;
    /** The share of the navigation's free space before the entries: 0.5 centres them. */
    navigation: '0' | '0.5' | '1';
    logoHeight: string;
  };
  /** The opening of a page. Below 768 px image and text are stacked; these values define the rest. */
  hero: {
    height: string;
    /** The space around it. */
    margin: string;
    radius: string;
    /** The image's `inset` from 768 px, its margin below that, and its corners. */
    media: string;
    mediaMargin: string;
    mediaRadius: string;
    /** The position and width of the text. */
    place: 'start' | 'center' | 'end';
    textAlign: 'start' | 'center';
    width: string;
    padding: string;
    /** The background of the text from 768 px. */
    panel: string;
    /** 1 if the text is over the image and needs a veil to be readable, otherwise 0. */
    veil: '0' | '1';
  };
  /** The heading of a section. */
  section: {
    direction: 'row' | 'column';
    align: 'center' | 'end';
    textAlign: 'start' | 'center';
    marginBelow: string;
    /** `margin-inline` of the brand's rule after the text. */
    rule: string;
  };
  /** A product in a list. */
  card: {
    background: string;
    border: string;
    padding: string;
    gap: string;
    textAlign: 'start' | 'center';
  };
  /** Columns of products from 1024 px: plain numbers. */
  grid: { products: string; carousel: string };
  /** Images that link to other parts of the shop. */
  tile: {
    columns: string;
    /** `grid-auto-rows` and the images' `aspect-ratio` from 768 px, and below. */
    rows: string;
    rowsNarrow: string;
    ratio: string;
    ratioNarrow: string;
    /** `grid-area` of the first of several, and of the fourth of four. */
    first: string;
    fourth: string;
    /** The plate behind the name. */
    plateInset: string;
    plateWidth: string;
    plateAlign: 'start' | 'center';
    plateContent: 'space-between' | 'center';
    nameSize: string;
    textAlign: 'start' | 'center';
  };
  /** An image next to a text. */
  story: {
    background: string;
    padding: string;
    radius: string;
    align: 'start' | 'center' | 'end';
    /** The overlap of text and image, the text's background, and its padding. */
    overlap: string;
    textBackground: string;
    textPadding: string;
  };
}
