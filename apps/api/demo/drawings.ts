import { drawProduct } from './art/draw-product';
import { drawScene } from './art/draw-scene';
import { type ArtSpec, type Backdrop, type SceneSpec, type View, views } from './art/spec';
import { astralisSeed } from './astralis';
import { tileScenes } from './build-categories';
import type { StoreSeed } from './build-store';
import type { Culture, DemoCurrency } from './club';
import { dbuSeed } from './dbu';
import { productArts, viewOf } from './product-art';
import { realbetisSeed } from './realbetis';
import type { SceneSeed } from './scene-seed';

type Scene = Omit<SceneSeed<never>, 'alt'>;

interface Drawings {
  backdrop: Backdrop;
  arts: ReadonlyMap<string, ArtSpec>;
  scenes: ReadonlyMap<string, Scene>;
  tiles: ReadonlyMap<string, Scene>;
}

/** Where an image appears, which decides the sizes it is shipped in. */
export type Appearance = 'list' | 'hover' | 'gallery' | 'banner' | 'story';

/** An image of a demonstration store, named by its key. */
export interface DrawnImage {
  storeId: string;
  key: string;
  appearance: Appearance;
}

function drawingsOf<C extends Culture, M extends DemoCurrency>(seed: StoreSeed<C, M>): [string, Drawings] {
  const { club, ranges, scenes, categories } = seed;
  return [
    club.id,
    {
      backdrop: club.backdrop,
      arts: productArts(club, ranges),
      scenes: new Map<string, Scene>(Object.entries(scenes)),
      tiles: new Map<string, Scene>(Object.entries(tileScenes(club, categories))),
    },
  ];
}

const stores: ReadonlyMap<string, Drawings> = new Map([
  drawingsOf(astralisSeed),
  drawingsOf(realbetisSeed),
  drawingsOf(dbuSeed),
]);

/**
 * Draws an image of a demonstration store.
 * @param key `<product id>-<color>-front|back|detail`, or the name of a scene such as `hero-season-26`
 * @returns SVG, or null if the store has no such image
 */
export function demoDrawing(storeId: string, key: string): string | null {
  const drawings = stores.get(storeId);
  if (!drawings) return null;
  const scene = sceneSpec(drawings, key);
  if (scene) return drawScene(scene).svg;
  const named = viewOf(key);
  const art = named && drawings.arts.get(named.article);
  return named && art ? drawProduct(art, named.view, drawings.backdrop) : null;
}

/** Every image of the demonstration stores. */
export function drawnImages(): DrawnImage[] {
  return [...stores].flatMap(([storeId, { arts, scenes, tiles }]) => {
    const ofScenes = [...scenes].map(([key, { format }]) => ({
      storeId,
      key,
      appearance: appearanceOf(format),
    }));
    const ofTiles = [...tiles.keys()].map((key) => ({ storeId, key, appearance: 'list' as const }));
    const ofProducts = [...arts.keys()].flatMap((article) =>
      views.map((view) => ({ storeId, key: `${article}-${view}`, appearance: byView[view] })),
    );
    return ofScenes.concat(ofTiles, ofProducts);
  });
}

const byView: Record<View, Appearance> = { front: 'list', back: 'hover', detail: 'gallery' };

const appearanceOf = (format: Scene['format']): Appearance => (format === 'wide' ? 'banner' : 'story');

function sceneSpec({ arts, scenes, tiles }: Drawings, key: string): SceneSpec | null {
  const seed = scenes.get(key) ?? tiles.get(key);
  if (!seed) return null;
  const { scene, format, ground, glow } = seed;
  const articles = seed.shows.map((article, index) => {
    const art = arts.get(article);
    if (!art) throw new Error(`The image ${key} shows ${article}, which is not in the shop.`);
    const print = seed.prints?.[index];
    return print ? Object.assign({}, art, { lettering: print.name, number: print.number }) : art;
  });
  return { scene, format, ground, glow, articles, seed: key };
}
