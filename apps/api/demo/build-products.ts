import type { ColorRow, ImageRow, ProductRow } from '../src/features/imports/store-data';
import { type View, views } from './art/spec';
import { type Club, type Culture, type Currency, each } from './club';
import { ownEan } from './ean';
import { fabrics } from './fabrics';
import { features } from './features';
import { colorsOf, type Dye, palette } from './palette';
import { priceOf } from './prices';
import { printsOn } from './prints/build-prints';
import type { ProductSeed, Range } from './product-seed';
import { partsOf, sets } from './sets';
import { guideOf } from './size-guides';
import { sizeRuns } from './size-runs';
import { slug } from './slug';
import { stockOf } from './stock';
import { warningsOf } from './warnings';

const manufacturer = {
  name: 'Matchday Demo Apparel',
  address: 'Trådrullevej 7, 8000 Aarhus C, Denmark',
  email: 'product-safety@matchday.example',
  country: 'DK',
};

const viewNames: Record<View, Record<Culture, string>> = {
  front: { en: 'front', da: 'set forfra', es: 'vista frontal' },
  back: { en: 'back', da: 'set bagfra', es: 'vista posterior' },
  detail: { en: 'detail', da: 'detalje', es: 'detalle' },
};

/** All products of a club's ranges, in the order in which they stand. */
export function buildProducts<C extends Culture, M extends Currency>(
  club: Club<C, M>,
  ranges: readonly Range<C, M>[],
): ProductRow[] {
  return ranges.flatMap(({ line, products }) => products.map((seed) => buildProduct(club, line, seed)));
}

function buildProduct<C extends Culture, M extends Currency>(
  club: Club<C, M>,
  brand: string,
  seed: ProductSeed<C, M>,
): ProductRow {
  const { composition, care, label } = fabrics[seed.fabric];
  return {
    id: seed.id,
    brand,
    categoryIds: seed.sale ? [...seed.in, 'sale'] : seed.in,
    isNew: seed.isNew ?? false,
    isUnlisted: false,
    manufacturer,
    sizeGuideId: guideOf(seed.sizes, seed.art.garment),
    texts: each(club.cultures, (culture) => {
      const [name, lead, more] = seed[culture];
      return {
        name,
        slug: slug(name),
        description: `${lead}\n\n${more}`,
        features: seed.features.map((feature) => features[feature][culture]),
        composition: composition[culture],
        ...(sets[seed.art.garment] && { parts: partsOf(seed.art.garment, composition[culture], culture) }),
        care: care[culture],
        ...(label && { sustainabilityLabel: { text: label.text[culture], proofUrl: label.proofUrl } }),
        warnings: warningsOf[seed.art.garment]?.map((text) => text[culture]) ?? [],
        metaTitle: '',
        metaDescription: lead,
      };
    }),
    prices: each(club.currencies, (currency) =>
      priceOf({
        price: seed.price[currency],
        sale: seed.sale?.[currency],
        offer: seed.offer?.[currency],
      }),
    ),
    colors: seed.colors.map((dye, index) => buildColor(club, seed, dye, index)),
    addOns: printsOn(seed),
  };
}

function buildColor<C extends Culture, M extends Currency>(
  club: Club<C, M>,
  seed: ProductSeed<C, M>,
  dye: Dye,
  index: number,
): ColorRow {
  const { base, secondary } = colorsOf(dye);
  const name = each(club.cultures, (culture) => colorName(dye, culture));
  return {
    code: base,
    swatch: secondary ? [palette[base].hex, palette[secondary].hex] : [palette[base].hex],
    name,
    images: views.map((view) => buildImage(club, seed, dye, view)),
    variants: sizeRuns[seed.sizes].map((size, sizeIndex) =>
      buildVariant(club, seed, dye, size, { color: index, size: sizeIndex }),
    ),
  };
}

function buildVariant<C extends Culture, M extends Currency>(
  club: Club<C, M>,
  seed: ProductSeed<C, M>,
  dye: Dye,
  size: string,
  at: { color: number; size: number },
): ColorRow['variants'][number] {
  const { base } = colorsOf(dye);
  return {
    id: `${seed.id}-${base}-${size}`.toLowerCase(),
    sku: `${club.skuPrefix}${seed.style}-${base}-${size}`.toUpperCase(),
    ean: ownEan(club.eanDigit, seed.style, at.color, at.size),
    size,
    stock: stockOf(seed, at.color, at.size),
    ...(seed.preorder && { availableFrom: seed.preorder }),
  };
}

function buildImage<C extends Culture, M extends Currency>(
  club: Club<C, M>,
  seed: ProductSeed<C, M>,
  dye: Dye,
  view: View,
): ImageRow {
  return {
    key: `${seed.id}-${colorsOf(dye).base}-${view}`,
    altText: each(
      club.cultures,
      (culture) =>
        `${seed[culture][0]}, ${colorName(dye, culture).toLocaleLowerCase(culture)}, ${viewNames[view][culture]}`,
    ),
    focal: { top: 0.5, left: 0.5 },
    width: 1200,
    height: 1500,
  };
}

function colorName(dye: Dye, culture: Culture): string {
  const { base, secondary } = colorsOf(dye);
  const name = palette[base][culture];
  return secondary ? `${name}/${palette[secondary][culture].toLocaleLowerCase(culture)}` : name;
}
