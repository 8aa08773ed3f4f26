/** What a demonstration picture shows: the wearable, its cut, colours and print. Every field is plain data. */

export const garments = [
  'jersey',
  'long-sleeve-jersey',
  'goalkeeper-jersey',
  'polo',
  't-shirt',
  'training-top',
  'sweatshirt',
  'hoodie',
  'zip-hoodie',
  'track-jacket',
  'rain-jacket',
  'padded-jacket',
  'shorts',
  'track-pants',
  'socks',
  'cap',
  'beanie',
  'scarf',
  'backpack',
  'gym-bag',
  'bottle',
  'mug',
  'ball',
  'flag',
  'keyring',
  'mouse-pad',
  'kids-kit',
  'baby-body',
] as const;
export type Garment = (typeof garments)[number];

export const patterns = [
  'plain',
  'vertical-stripes',
  'pinstripes',
  'halves',
  'hoops',
  'sash',
  'chevron',
  'cross',
  'centre-band',
  'gradient-fade',
  'shards',
  'tonal-graphic',
] as const;
export type Pattern = (typeof patterns)[number];

const collars = ['crew', 'v-neck', 'polo', 'henley', 'wrap'] as const;
export type Collar = (typeof collars)[number];

const badges = ['none', 'round', 'shield', 'star', 'diamond'] as const;
export type Badge = (typeof badges)[number];

export const views = ['front', 'back', 'detail'] as const;
export type View = (typeof views)[number];

/** A colour as `#rrggbb`. */
export type Hex = `#${string}`;

export type ArtSpec = {
  garment: Garment;
  /** Main cloth. */
  base: Hex;
  /** The pattern's second colour, contrast panels, a scarf's other half. Default: a tone of `base`. */
  secondary?: Hex;
  /** Badge, maker's mark, embroidery, number. Default: a colour that reads on `base`. */
  accent?: Hex;
  /** Cuffs, collar and piping. Default: `secondary`, or `base` when there is none. */
  trim?: Hex;
  /** Sleeves in a cloth of their own. Default: `base`. */
  sleeves?: Hex;
  pattern?: Pattern;
  /** 1 is the pattern's usual size; 0.5 halves a stripe's width, 2 doubles it. */
  patternScale?: number;
  collar?: Collar;
  /** How the sleeve meets the body. */
  sleeve?: 'set-in' | 'raglan';
  /** An invented emblem on the chest (or where the article carries one). */
  badge?: Badge;
  /** 0 to 99, on the back, and small on shorts. */
  number?: number;
  /** Letters A–Z and spaces, up to 12: over the back number, along a scarf, across a sweatshirt or mug. */
  lettering?: string;
  /** Keeps one article's folds its own: the product's id will do. */
  seed: string;
};

/** The picture treatment a shop gives all its product pictures. */
export type Backdrop = {
  /** The paper under the article. Default `#eeeeec`. */
  tint?: Hex;
  /** 0 even light, 1 a marked fall-off towards the corners. Default 0.5. */
  falloff?: number;
};

export const scenes = [
  'hanger',
  'rail',
  'overlap',
  'folded-stack',
  'floodlights',
  'arena',
  'still-life',
  'lockers',
  'patio',
  'washing-line',
] as const;
export type SceneKind = (typeof scenes)[number];

export const formats = {
  wide: { width: 2400, height: 1350 },
  square: { width: 1200, height: 1200 },
  portrait: { width: 1200, height: 1500 },
} as const;
export type Format = keyof typeof formats;

export type SceneSpec = {
  scene: SceneKind;
  format: Format;
  /** One to four articles; the first is the one in focus. */
  articles: readonly ArtSpec[];
  /** The wall, floor or sky. */
  ground: Hex;
  /** The light, lines and shapes over the ground. */
  glow: Hex;
  seed: string;
};

/** A picture and the point a crop keeps in sight, both as shares of the picture's size (0 to 1). */
export type Picture = { svg: string; focal: { left: number; top: number } };
