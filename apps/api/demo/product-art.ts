import { lightness } from './art/colour';
import type { ArtSpec, Hex, View } from './art/spec';
import { views } from './art/spec';
import type { Club, Culture, Currency } from './club';
import { type ColorName, colorsOf, type Dye, palette } from './palette';
import type { ProductSeed, Range } from './product-seed';

const hex = (color: ColorName | null | undefined) => (color ? palette[color].hex : undefined);

/** The accent, unless it would be lost on the cloth; then a colour that reads is taken instead. */
const readable = (accent: Hex | undefined, cloth: Hex) =>
  accent && Math.abs(lightness(accent) - lightness(cloth)) > 0.1 ? accent : undefined;

function artOf<C extends Culture, M extends Currency>(
  club: Club<C, M>,
  seed: ProductSeed<C, M>,
  dye: Dye,
): ArtSpec {
  const { base, secondary } = colorsOf(dye);
  const { accent, trim, sleeves, ...shape } = seed.art;
  return {
    badge: club.badge,
    ...shape,
    base: palette[base].hex,
    secondary: hex(secondary),
    accent: readable(hex(accent), palette[base].hex),
    trim: hex(trim),
    sleeves: hex(sleeves),
    seed: seed.id,
  };
}

/** What each product looks like in each colour, by `<product id>-<color>`. */
export function productArts<C extends Culture, M extends Currency>(
  club: Club<C, M>,
  ranges: readonly Range<C, M>[],
): ReadonlyMap<string, ArtSpec> {
  return new Map(
    ranges.flatMap(({ products }) =>
      products.flatMap((seed) =>
        seed.colors.map((dye): [string, ArtSpec] => [
          `${seed.id}-${colorsOf(dye).base}`,
          artOf(club, seed, dye),
        ]),
      ),
    ),
  );
}

/** Takes a picture's key apart: which article, from where it is seen. */
export function viewOf(key: string): { article: string; view: View } | null {
  const view = views.find((view) => key.endsWith(`-${view}`));
  return view ? { article: key.slice(0, -view.length - 1), view } : null;
}
