import type { Article } from '../cloth/article';
import type { Palette } from '../colour';
import type { Chance } from '../seeded';
import type { ArtSpec } from '../spec';
import type { Sheet } from '../svg';

/** What a garment's drawing works with. */
export type Commission = {
  spec: ArtSpec;
  palette: Palette;
  sheet: Sheet;
  chance: Chance;
  back: boolean;
};

export type Drawer = (commission: Commission) => Article;
