import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawProduct } from './draw-product';
import { drawScene } from './draw-scene';
import { type ArtSpec, formats, garments, type Hex, patterns, type SceneSpec, scenes, views } from './spec';

const red: ArtSpec = {
  garment: 'jersey',
  base: '#c8102e',
  secondary: '#ffffff',
  accent: '#f2c14e',
  badge: 'shield',
  number: 10,
  lettering: 'NORD',
  seed: 'article-1',
};

/** Tags closed in order, no value lost on its way into an attribute, every reference defined. */
function expectWellFormed(svg: string) {
  const open: string[] = [];
  for (const [, close, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s[^<>]*?)?)>/gu)) {
    if (close && open.at(-1) === name) open.pop();
    else if (!rest.endsWith('/')) open.push(name);
  }
  expect(open).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/u);
  const ids = [...svg.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/gu)) expect(ids).toContain(id);
}

/** The picture drawn at thumbnail size. */
async function thumbnail(svg: string): Promise<Buffer> {
  const small = svg.replace(/ width="\d+" height="\d+">/u, ' width="60" height="75">');
  return sharp(Buffer.from(small)).removeAlpha().raw().toBuffer();
}

/** Mean difference of two thumbnails, 0 to 255. */
const difference = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;

test.each(garments.flatMap((garment) => views.map((view) => ({ garment, view }))))(
  '$garment, $view: well-formed, repeatable, visible and coloured by its spec',
  async ({ garment, view }) => {
    const spec: ArtSpec = { ...red, garment };
    const svg = drawProduct(spec, view);
    expectWellFormed(svg);
    expect(drawProduct({ ...spec }, view)).toBe(svg);
    const [picture, other, empty] = await Promise.all([
      thumbnail(svg),
      thumbnail(drawProduct({ ...spec, base: '#1f5fbf' }, view)),
      sharp({ create: { width: 60, height: 75, channels: 3, background: '#eeeeec' } })
        .raw()
        .toBuffer(),
    ]);
    expect(difference(picture, empty)).toBeGreaterThan(3);
    expect(difference(picture, other)).toBeGreaterThan(1);
  },
);

test.each(patterns.filter((pattern) => pattern !== 'plain'))(
  '%s shows on a jersey, front and back',
  async (pattern) => {
    for (const view of ['front', 'back'] as const) {
      const printed = drawProduct({ ...red, pattern }, view);
      expectWellFormed(printed);
      expect(difference(await thumbnail(printed), await thumbnail(drawProduct(red, view)))).toBeGreaterThan(
        0.5,
      );
    }
  },
);

test('front, back and detail are three pictures', async () => {
  const [front, back, detail] = await Promise.all(views.map((view) => thumbnail(drawProduct(red, view))));
  if (!front || !back || !detail) throw new Error('a view is missing');
  expect(difference(front, back)).toBeGreaterThan(1);
  expect(difference(front, detail)).toBeGreaterThan(10);
});

test("a seed gives an article folds of its own, and the shop's backdrop its own paper", () => {
  expect(drawProduct({ ...red, seed: 'article-2' }, 'front')).not.toBe(drawProduct(red, 'front'));
  const tint: Hex = '#dfe6e1';
  expect(drawProduct(red, 'front', { tint })).toContain(tint);
});

const shown = (scene: SceneSpec['scene'], format: SceneSpec['format']): SceneSpec => ({
  scene,
  format,
  articles: [red, { ...red, garment: 'hoodie', base: '#22252b' }, { ...red, garment: 'cap' }],
  ground: '#1b1b20',
  glow: '#c8102e',
  seed: 'front-page',
});

test.each(
  scenes.flatMap((scene) => (['wide', 'square', 'portrait'] as const).map((format) => ({ scene, format }))),
)('$scene as a $format picture: well-formed, repeatable, focal point inside', ({ scene, format }) => {
  const { svg, focal } = drawScene(shown(scene, format));
  expectWellFormed(svg);
  expect(drawScene(shown(scene, format)).svg).toBe(svg);
  expect(svg).toContain(`viewBox="0 0 ${formats[format].width} ${formats[format].height}"`);
  for (const share of [focal.left, focal.top]) {
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.8);
  }
});

test.each(scenes)(
  '%s can be rasterised',
  async (scene) => {
    const { svg } = drawScene(shown(scene, 'square'));
    const { channels } = await sharp(await sharp(Buffer.from(svg)).resize(60).png().toBuffer()).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
  },
  30_000,
);
