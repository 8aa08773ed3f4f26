import { expect, it } from 'vitest';
import { drawnMedia } from './drawn-media';

function studio() {
  let drawn = 0;
  const media = drawnMedia((_store, key) => {
    if (key === 'none') return null;
    drawn += 1;
    return `<svg id="${key}"/>`;
  });
  return { media, drawn: () => drawn };
}

it('draws a picture once to find it and to read it', async () => {
  const { media, drawn } = studio();
  const found = await media.find('north', 'shirt');
  const original = await found?.read();
  expect(original).toEqual({ data: Buffer.from('<svg id="shirt"/>'), version: found?.version });
  expect(drawn()).toBe(1);
});

it('finds it again without drawing it, and draws it where it is read', async () => {
  const { media, drawn } = studio();
  const first = await media.find('north', 'shirt');
  const second = await media.find('north', 'shirt');
  expect(second?.version).toBe(first?.version);
  expect(drawn()).toBe(1);
  expect(await second?.read()).toEqual(await first?.read());
});

it('tells pictures apart, and has none that cannot be drawn', async () => {
  const { media } = studio();
  const versions = await Promise.all(
    ['shirt', 'scarf'].map(async (key) => (await media.find('north', key))?.version),
  );
  expect(new Set(versions).size).toBe(2);
  expect(await media.find('north', 'none')).toBeUndefined();
});
