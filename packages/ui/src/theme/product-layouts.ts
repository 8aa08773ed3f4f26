/** A product in a list. */
interface CardLayout {
  background: string;
  border: string;
  padding: string;
  gap: string;
  textAlign: 'start' | 'center';
}

export const cardLayouts = {
  /** Image and text on a panel with a border. */
  panel: {
    background: 'var(--color-surface)',
    border: '1px solid var(--color-border)',
    padding: '2px 12px 14px',
    gap: '12px',
    textAlign: 'start',
  },
  /** Image and text on the page. */
  plain: { background: 'none', border: 'none', padding: '0 4px', gap: '20px', textAlign: 'start' },
  /** The same with centred text. */
  centred: { background: 'none', border: 'none', padding: '0 4px', gap: '18px', textAlign: 'center' },
} satisfies Record<string, CardLayout>;

/** Columns of products from 1024 px: plain numbers. */
interface GridLayout {
  products: string;
  carousel: string;
}

export const gridLayouts = {
  dense: { products: '4', carousel: '5' },
  even: { products: '4', carousel: '4' },
  large: { products: '3', carousel: '3' },
} satisfies Record<string, GridLayout>;

/** Images that link to other parts of the shop. */
interface TileLayout {
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
}

const grid = { rows: 'auto', rowsNarrow: 'auto', first: 'auto', fourth: 'auto' };

export const tileLayouts = {
  /** Tiles of different sizes without gaps, with the names in bars at the bottom. */
  mosaic: {
    columns: '4',
    rows: 'clamp(12rem, 19vw, 20rem)',
    rowsNarrow: '11rem',
    ratio: 'auto',
    ratioNarrow: 'auto',
    first: 'span 2 / span 2',
    fourth: 'span 1 / span 2',
    plateInset: '0',
    plateWidth: '100%',
    plateAlign: 'start',
    plateContent: 'space-between',
    nameSize: 'clamp(1rem, 6cqi, 1.875rem)',
    textAlign: 'start',
  },
  /** Four upright images with centred names. */
  portraits: {
    ...grid,
    columns: '4',
    ratio: '3 / 4',
    ratioNarrow: '3 / 4',
    plateInset: '12px',
    plateWidth: '100%',
    plateAlign: 'center',
    plateContent: 'center',
    nameSize: 'clamp(1rem, 8cqi, 1.375rem)',
    textAlign: 'center',
  },
  /** Two wide images in a row. */
  landscapes: {
    ...grid,
    columns: '2',
    ratio: '7 / 5',
    ratioNarrow: '4 / 5',
    plateInset: 'clamp(8px, 1.6vw, 24px)',
    plateWidth: 'auto',
    plateAlign: 'start',
    plateContent: 'center',
    nameSize: 'clamp(0.9375rem, 4.6cqi, 1.375rem)',
    textAlign: 'start',
  },
} satisfies Record<string, TileLayout>;
