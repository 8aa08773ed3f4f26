import { createRequire } from 'node:module';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawLogo, initialsOf } from '../src/brand/draw-logo';

const font = createRequire(import.meta.url).resolve(
  '@fontsource/gabarito/files/gabarito-latin-700-normal.woff',
);
const colors = { main: '#00843d', second: '#ffffff' } as const;

it('takes the first letters of two words', () => {
  expect(['Harbour Rovers', 'FC Åse Ås', 'Saint-Denis', 'rovers'].map(initialsOf)).toEqual([
    'HR',
    'FÅ',
    'SD',
    'R',
  ]);
});

it('draws mark and logo as outlines that any browser shows alike', async () => {
  const { mark, logo, width } = drawLogo({ name: 'Åse Ñandú', colors }, font, '#18251e');
  expect(mark + logo).not.toContain('<text');
  expect(await sharp(Buffer.from(mark)).metadata()).toMatchObject({ width: 64, height: 64 });
  expect(await sharp(Buffer.from(logo)).metadata()).toMatchObject({ width, height: 64 });
});

it('fills the mark with the main colour and letters in the second', async () => {
  const { mark } = drawLogo({ name: 'Rovers', colors }, font, '#18251e');
  const { data } = await sharp(Buffer.from(mark)).raw().toBuffer({ resolveWithObject: true });
  const found = new Set<string>();
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3] === 255) found.add(data.subarray(at, at + 3).toString('hex'));
  expect([...found]).toEqual(expect.arrayContaining(['00843d', 'ffffff']));
});

it('draws a longer name on a wider logo', () => {
  const widthOf = (name: string) => drawLogo({ name, colors }, font, '#000000').width;
  expect(widthOf('Harbour Rovers')).toBeGreaterThan(widthOf('Rovers') + 50);
});
