import { drawProduct } from './art/draw-product';
import { drawScene } from './art/draw-scene';
import type { ArtSpec, Backdrop, SceneSpec } from './art/spec';
import { astralisSeed } from './astralis';
import { tileScenes } from './build-categories';
import type { StoreSeed } from './build-store';
import type { Culture, Currency } from './club';
import { dbuSeed } from './dbu';
import { productArts, viewOf } from './product-art';
import { realbetisSeed } from './realbetis';
import type { SceneSeed } from './scene-seed';

type Scene = Omit<SceneSeed<never>, 'alt'>;

interface Pictures {
  backdrop: Backdrop;
  arts: ReadonlyMap<string, ArtSpec>;
  scenes: ReadonlyMap<string, Scene>;
}

function picturesOf<C extends Culture, M extends Currency>(seed: StoreSeed<C, M>): [string, Pictures] {
  const { club, ranges, scenes, categories } = seed;
  return [
    club.id,
    {
      backdrop: club.backdrop,
      arts: productArts(club, ranges),
      scenes: new Map<string, Scene>(Object.entries({ ...scenes, ...tileScenes(club, categories) })),
    },
  ];
}

const stores: ReadonlyMap<string, Pictures> = new Map([
  picturesOf(astralisSeed),
  picturesOf(realbetisSeed),
  picturesOf(dbuSeed),
]);

/**
 * Draws a picture of a demonstration store.
 * @param key `<product id>-<color>-front|back|detail`, or the name of a scene such as `hero-season-26`
 * @returns SVG, or null where the store has no such picture
 */
export function demoPicture(storeId: string, key: string): string | null {
  const pictures = stores.get(storeId);
  if (!pictures) return null;
  const scene = sceneSpec(pictures, key);
  if (scene) return drawScene(scene).svg;
  const named = viewOf(key);
  const art = named && pictures.arts.get(named.article);
  return named && art ? drawProduct(art, named.view, pictures.backdrop) : null;
}

function sceneSpec({ arts, scenes }: Pictures, key: string): SceneSpec | null {
  const seed = scenes.get(key);
  if (!seed) return null;
  const { scene, format, ground, glow } = seed;
  const articles = seed.shows.map((article, index) => {
    const art = arts.get(article);
    if (!art) throw new Error(`The picture ${key} shows ${article}, which is not in the shop.`);
    const print = seed.prints?.[index];
    return print ? Object.assign({}, art, { lettering: print.name, number: print.number }) : art;
  });
  return { scene, format, ground, glow, articles, seed: key };
}
