import { headerLayouts, heroLayouts, sectionLayouts, storyLayouts } from './page-layouts';
import { cardLayouts, gridLayouts, tileLayouts } from './product-layouts';

const layouts = {
  header: headerLayouts,
  hero: heroLayouts,
  section: sectionLayouts,
  story: storyLayouts,
  card: cardLayouts,
  grid: gridLayouts,
  tile: tileLayouts,
};

type Part = keyof typeof layouts;

/** The layout of a brand's pages: the name of a layout for each part. */
export type Composition = { [Key in Part]: keyof (typeof layouts)[Key] };

/** The names of the layouts, by the part of a page. */
export const layoutNames: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(layouts).map(([part, some]) => [part, Object.keys(some)]),
);

/** The values of a composition, which the components read as `vars.composition`. */
export const layoutOf = ({ header, hero, section, story, card, grid, tile }: Composition) => ({
  header: headerLayouts[header],
  hero: heroLayouts[hero],
  section: sectionLayouts[section],
  story: storyLayouts[story],
  card: cardLayouts[card],
  grid: gridLayouts[grid],
  tile: tileLayouts[tile],
});
