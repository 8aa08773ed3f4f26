import type { AddOnRow, PlayerRow, ProductRow } from '../../src/features/imports/store-data';
import { lightness } from '../art/colour';
import { type Club, type Culture, type Currency, each } from '../club';
import { colorsOf, palette } from '../palette';
import type { ProductSeed, Range } from '../product-seed';
import { type PrintName, type PrintSeed, printNames } from './print-seed';
import { printTexts } from './texts';

type AnySeed = Pick<ProductSeed<never, never>, 'id' | 'in' | 'art' | 'colors' | 'sizes' | 'features'>;

const matchCategories = new Set(['home-shirts', 'away-shirts', 'third-shirts', 'goalkeeper']);

const shapes = {
  'name-and-number': { printType: 'NameAndNumber', kind: 'Personal' },
  name: { printType: 'Name', kind: 'Personal' },
  number: { printType: 'Number', kind: 'Personal' },
  player: { printType: 'NameAndNumber', kind: 'Player' },
} as const satisfies Readonly<Record<PrintName, Pick<AddOnRow, 'printType' | 'kind'>>>;

const cuts = {
  adult: { nameTextSize: 78, numberTextSize: 320, nameMaxLength: 12 },
  kids: { nameTextSize: 64, numberTextSize: 250, nameMaxLength: 10 },
} as const;
/** Working days; texts of prints and pages say the same. */
const productionDays = 2;
const inks = { light: '#f6f5f1', dark: '#17181b' } as const;

type Cut = keyof typeof cuts;
type Ink = keyof typeof inks;

const addOnId = (print: PrintName, cut: Cut, ink: Ink) => `${print}-${cut}-${ink}`;

/** The prints that a product is offered with: all for a match shirt, none for anything else. */
export function printsOn(seed: AnySeed): NonNullable<ProductRow['addOns']> {
  if (!isMatchShirt(seed)) return [];
  const cut = seed.sizes === 'kids' ? 'kids' : 'adult';
  return printNames.map((print) => ({
    relationId: `${seed.id}-${print}`,
    addOnId: addOnId(print, cut, inkOn(seed)),
  }));
}

function isMatchShirt({ art, in: categories }: AnySeed): boolean {
  return art.garment.endsWith('jersey') && categories.some((category) => matchCategories.has(category));
}

/** What reads on the lightest cloth that is under the letters. */
function inkOn({ colors }: AnySeed): Ink {
  const cloth = colors.flatMap((dye) => {
    const { base, secondary } = colorsOf(dye);
    return secondary ? [base, secondary] : [base];
  });
  return cloth.some((color) => lightness(palette[color].hex) > 0.62) ? 'dark' : 'light';
}

/** Every print that one of the ranges is offered with. */
export function buildAddOns<C extends Culture, M extends Currency>(
  club: Club<C, M>,
  ranges: readonly Range<C, M>[],
  seed: PrintSeed<C, M>,
): AddOnRow[] {
  const offered = new Set(
    ranges.flatMap(({ products }) =>
      products.flatMap((product) => printsOn(product).map((on) => on.addOnId)),
    ),
  );
  return printNames
    .flatMap((print) =>
      (['adult', 'kids'] as const).flatMap((cut) =>
        (['light', 'dark'] as const).map((ink) => buildAddOn(club, seed, print, cut, ink)),
      ),
    )
    .filter(({ id }) => offered.has(id));
}

function buildAddOn<C extends Culture, M extends Currency>(
  club: Club<C, M>,
  { font, prices }: PrintSeed<C, M>,
  print: PrintName,
  cut: Cut,
  ink: Ink,
): AddOnRow {
  const fontUrl = `media:fonts/${font}.woff2`;
  return {
    id: addOnId(print, cut, ink),
    ...shapes[print],
    productionDays,
    prices: each(club.currencies, (currency) => Math.round(prices[print][currency] * 100)),
    printSettings: {
      ...cuts[cut],
      textPlacement: 'NameAboveNumber',
      nameFontUrl: fontUrl,
      numberFontUrl: fontUrl,
      color: inks[ink],
      numberMin: 1,
      numberMax: 99,
      allowedCharacters: "'-.",
    },
    texts: each(club.cultures, (culture) => printTexts[print][culture]),
  };
}

export function buildPlayers<C extends Culture, M extends Currency>({
  players,
}: PrintSeed<C, M>): PlayerRow[] {
  return players.map(([id, name, number, role]) => ({ id, name, number, role, isActive: true }));
}
