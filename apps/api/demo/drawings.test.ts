import { describe, expect, it } from 'vitest';
import type { Image } from '../src/platform/contract/image';
import { demoStores } from '.';
import { drawScene } from './art/draw-scene';
import { type Format, formats, scenes } from './art/spec';
import { demoDrawing } from './drawings';
import { sceneFocal } from './scene-focal';

/** The images that stand anywhere below a value of a content page. */
function imagesIn(value: unknown): Image[] {
  if (typeof value !== 'object' || value === null) return [];
  const here = 'url' in value && 'focal' in value ? [value as Image] : [];
  return [...here, ...Object.values(value).flatMap(imagesIn)];
}

const size = ({ width, height }: { width: number; height: number }) => `width="${width}" height="${height}"`;

describe.each(demoStores().map((data) => [data.store.id, data] as const))(
  'the pictures of %s',
  (id, data) => {
    it('show every colour of every product', () => {
      const images = data.products.flatMap(({ colors }) => colors.flatMap((color) => color.images));
      const missing = images.filter((image) => !demoDrawing(id, image.key)?.includes(size(image)));
      expect(missing).toEqual([]);
    });

    it('stand beside every category but the root', () => {
      const without = data.categories.filter(
        ({ image }) => !image || !demoDrawing(id, image.key)?.includes(size(image)),
      );
      expect(without.map((category) => category.id)).toEqual([data.store.rootCategoryId]);
    });

    it('stand on the content pages', () => {
      const images = imagesIn(data.pages);
      expect(images.length).toBeGreaterThan(10);
      for (const image of images) {
        const [path, key = ''] = image.url.split('media:');
        expect(path).toBe('');
        expect(demoDrawing(id, key)).toContain(size(image));
      }
    });
  },
);

it('has no picture of what no shop has', () => {
  expect(demoDrawing('astralis', 'as-home-shirt-26-black-inside')).toBeNull();
  expect(demoDrawing('astralis', 'rb-home-shirt-26-green-front')).toBeNull();
  expect(demoDrawing('astralis', 'constructor')).toBeNull();
  expect(demoDrawing('nowhere', 'hero-season-26')).toBeNull();
});

it.each(scenes)('knows what a crop of a %s scene must keep in sight', (scene) => {
  const article = { garment: 'scarf', base: '#336699', seed: 'any' } as const;
  for (const format of Object.keys(formats) as Format[])
    for (const articles of [[article], [article, article]]) {
      const { focal } = drawScene({
        scene,
        format,
        articles,
        ground: '#222222',
        glow: '#ffffff',
        seed: 'any',
      });
      expect(sceneFocal({ scene, format, shows: articles.map(({ seed }) => seed) })).toEqual(focal);
    }
});
