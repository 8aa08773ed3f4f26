/** The page's top bar. */
interface HeaderLayout {
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
}

const oneRow = { columns: 'auto 1fr auto', rows: '100%', areas: "'logo navigation actions'" };

export const headerLayouts = {
  /** One low row, with the navigation next to the logo. */
  bar: { ...oneRow, height: '60px', heightWide: '68px', navigation: '0', logoHeight: '44px' },
  /** One high row, with the navigation in its centre. */
  centred: { ...oneRow, height: '64px', heightWide: '84px', navigation: '0.5', logoHeight: '60px' },
  /** The logo in the centre, and the navigation below it. */
  stacked: {
    height: '64px',
    heightWide: '128px',
    columns: '1fr auto 1fr',
    rows: '80px 48px',
    areas: "'. logo actions' 'navigation navigation navigation'",
    navigation: '0.5',
    logoHeight: '58px',
  },
} satisfies Record<string, HeaderLayout>;

/** The opening of a page. Below 768 px image and text are stacked; these values define the rest. */
interface HeroLayout {
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
}

export const heroLayouts = {
  /** Text over an image that is as high as the screen. */
  overlay: {
    height: 'min(100svh - 104px, 62rem)',
    margin: '0',
    radius: '0',
    media: '0',
    mediaMargin: '0',
    mediaRadius: '0',
    place: 'end',
    textAlign: 'start',
    width: '58rem',
    padding: '0 0 32px',
    panel: 'none',
    veil: '1',
  },
  /** Text next to an image under an arch. */
  split: {
    height: 'min(76svh, 46rem)',
    margin: '0',
    radius: '0',
    media: 'clamp(24px, 4vw, 56px) clamp(24px, 6vw, 104px) 0 52%',
    mediaMargin: '20px 20px 0',
    mediaRadius: '50vmax 50vmax 0 0',
    place: 'center',
    textAlign: 'center',
    width: 'min(44%, 36rem)',
    padding: '48px 0',
    panel: 'none',
    veil: '0',
  },
  /** Text on a card that lies on an image with round corners. */
  card: {
    height: 'min(74svh, 44rem)',
    margin: 'clamp(8px, 1.2vw, 18px) clamp(12px, 2.4vw, 36px) 0',
    radius: '32px',
    media: '0',
    mediaMargin: '0',
    mediaRadius: '32px',
    place: 'end',
    textAlign: 'start',
    width: '38rem',
    padding: '28px 36px 32px',
    panel: 'var(--color-background)',
    veil: '0',
  },
} satisfies Record<string, HeroLayout>;

/** The heading of a section. */
interface SectionLayout {
  direction: 'row' | 'column';
  align: 'center' | 'end';
  textAlign: 'start' | 'center';
  marginBelow: string;
  /** `margin-inline` of the brand's rule after the text. */
  rule: string;
}

export const sectionLayouts = {
  /** Heading and link in one row, close to the content. */
  row: { direction: 'row', align: 'end', textAlign: 'start', marginBelow: '20px', rule: '0' },
  /** The same with a rule below the heading and more space. */
  ruled: { direction: 'row', align: 'center', textAlign: 'start', marginBelow: '36px', rule: '0.35em 0' },
  /** Heading and link below each other in the centre. */
  centred: { direction: 'column', align: 'center', textAlign: 'center', marginBelow: '36px', rule: 'auto' },
} satisfies Record<string, SectionLayout>;

/** An image next to a text. */
interface StoryLayout {
  background: string;
  padding: string;
  radius: string;
  align: 'start' | 'center' | 'end';
  /** The overlap of text and image, the text's background, and its padding. */
  overlap: string;
  textBackground: string;
  textPadding: string;
}

const open = { background: 'none', padding: '0', radius: '0' };

export const storyLayouts = {
  /** The text on a panel that overlaps the image. */
  overlap: {
    ...open,
    align: 'end',
    overlap: 'clamp(32px, 8vw, 128px)',
    textBackground: 'var(--color-background)',
    textPadding: 'clamp(24px, 4vw, 56px)',
  },
  /** Image and text on the page. */
  open: { ...open, align: 'center', overlap: '0px', textBackground: 'none', textPadding: '0' },
  /** Image and text together on a round panel. */
  panel: {
    background: 'var(--color-surface)',
    padding: 'clamp(16px, 2.4vw, 36px)',
    radius: '44px',
    align: 'center',
    overlap: '0px',
    textBackground: 'none',
    textPadding: '16px',
  },
} satisfies Record<string, StoryLayout>;
