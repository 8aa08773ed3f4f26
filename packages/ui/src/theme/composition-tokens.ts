/**
 * How a brand puts a page together: values of layout that the components read, so that shops differ in their
 * build and not in their colours alone. All values are CSS.
 */
export interface Composition {
  /** The page's top bar. */
  header: {
    /** Its height on a phone and from 1024 px on. */
    height: string;
    heightWide: string;
    /** From 1024 px on: `grid-template` parts with the areas `logo`, `navigation` and `actions`. */
    columns: string;
    rows: string;
    areas: string;
    /** The share of the free space beside the navigation's entries that lies before them: 0.5 centres them. */
    navigation: '0' | '0.5' | '1';
    logoHeight: string;
  };
  /** A page's opening. Below 768 px picture and text are stacked; these tell the rest. */
  hero: {
    height: string;
    /** Space left around it. */
    margin: string;
    radius: string;
    /** The picture's `inset` from 768 px on, its margin below that, and its corners. */
    media: string;
    mediaMargin: string;
    mediaRadius: string;
    /** Where the text stands, and how wide it may be. */
    place: 'start' | 'center' | 'end';
    textAlign: 'start' | 'center';
    width: string;
    padding: string;
    /** What lies under the text from 768 px on. */
    panel: string;
    /** 1 where the text lies on the picture and needs a veil to be read, 0 elsewhere. */
    veil: '0' | '1';
  };
  /** The head of a section. */
  section: {
    direction: 'row' | 'column';
    align: 'center' | 'end';
    textAlign: 'start' | 'center';
    marginBelow: string;
    /** `margin-inline` of the brand's rule, where it stands after the words. */
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
  /** Products beside one another from 1024 px on: plain numbers. */
  grid: { products: string; carousel: string };
  /** Pictures that lead to other parts of the shop. */
  tile: {
    columns: string;
    /** `grid-auto-rows` and the pictures' `aspect-ratio` from 768 px on, and below. */
    rows: string;
    rowsNarrow: string;
    ratio: string;
    ratioNarrow: string;
    /** `grid-area` of the first of several, and of the fourth of four. */
    first: string;
    fourth: string;
    /** The plate that carries the name. */
    plateInset: string;
    plateWidth: string;
    plateAlign: 'start' | 'center';
    plateContent: 'space-between' | 'center';
    nameSize: string;
    textAlign: 'start' | 'center';
  };
  /** A picture beside a text. */
  story: {
    background: string;
    padding: string;
    radius: string;
    align: 'start' | 'center' | 'end';
    /** How far the text lies over the picture, on what, and with how much room. */
    overlap: string;
    textBackground: string;
    textPadding: string;
  };
}
