import { contrast, contrastPairs } from '@matchday/ui/theme/contrast';
import { referenceTheme } from '@matchday/ui/theme/reference-theme';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkColors } from '../src/answers/check-colors';
import { dyesOf } from '../src/brand/nearest-dye';
import { paletteOf } from '../src/brand/palette';

const unreadable = (colors: string) =>
  [...contrastPairs({ ...referenceTheme, ...paletteOf(checkColors(colors)) })]
    .filter(({ foreground, background, least }) => contrast(foreground, background) < least)
    .map(({ name, foreground, background }) => `${name}: ${foreground} on ${background}`);

describe('the palette', () => {
  it.each([
    '#00843d white',
    'white #c8102e',
    '#ffd500 #003087',
    'black #ffd500',
    '#767676 white',
    '#5f5f5f black',
  ])('of %s can be read', (colors) => {
    expect(unreadable(colors)).toEqual([]);
  });

  it('of any two colours that are accepted can be read', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    const color = fc
      .tuple(channel, channel, channel)
      .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
    const pair = fc.tuple(color, color).filter(([one, other]) => contrast(one, other) >= 3);
    fc.assert(
      fc.property(pair, ([main, second]) => {
        expect(unreadable(`${main} ${second}`)).toEqual([]);
      }),
    );
  });

  it('keeps the main colour where it can be read', () => {
    const { color, tone, role } = paletteOf({ main: '#00843d', second: '#ffffff' });
    expect([color.action, tone.brand.background, role.brand.fill]).toEqual(['#00843d', '#00843d', '#00843d']);
  });
});

it('names each colour after another of the shop’s colours', () => {
  expect(dyesOf({ main: '#00843d', second: '#ffffff' })).toEqual({
    main: { hex: '#00843d', dye: 'green' },
    second: { hex: '#ffffff', dye: 'white' },
  });
  const { main, second } = dyesOf({ main: '#000000', second: '#050505' });
  expect(main.dye).not.toBe(second.dye);
});
