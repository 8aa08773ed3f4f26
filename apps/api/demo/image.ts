import type { Image } from '../src/platform/contract/image';
import { formats } from './art/spec';
import type { Club, Culture, Currency } from './club';
import { sceneFocal } from './scene-focal';
import type { Scenes } from './scene-seed';

/** A scene as an image of a content page. */
export function sceneImage<C extends Culture, M extends Currency>(
  club: Club<C, M>,
  scenes: Scenes<C>,
  key: string,
  culture: C,
): Image {
  const scene = scenes[key];
  if (!scene) throw new Error(`${club.id} has no scene ${key}.`);
  return {
    url: `media:${key}`,
    altText: scene.alt[culture],
    title: '',
    focal: sceneFocal(scene),
    ...formats[scene.format],
  };
}
