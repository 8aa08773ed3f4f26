import type { FileContent, StoreData } from '../../src/features/imports/store-data';
import { drawProduct } from '../art/draw-product';
import { drawScene } from '../art/draw-scene';
import { type ArtSpec, type Hex, type SceneSpec, views } from '../art/spec';
import { buildCategories, tileScenes } from '../build-categories';
import { buildProducts } from '../build-products';
import type { Club } from '../club';
import { contactPage } from '../pages/contact-page';
import { deliveryPage } from '../pages/delivery-page';
import { sizeGuidePage } from '../pages/size-guide-page';
import { withdrawalPage } from '../pages/withdrawal-page';
import { type ColorName, palette } from '../palette';
import { paymentMethods } from '../payment-methods';
import { productArts } from '../product-art';
import { sizeGuides } from '../size-guides';
import { draftPages } from './draft-pages';
import { starterCategories, starterLight, starterScenes } from './starter-categories';
import { culturesOf, type StarterClub } from './starter-club';
import { starterFacts, starterStore } from './starter-facts';
import { starterPages } from './starter-pages';
import { starterRange } from './starter-range';
import { starterSettings } from './starter-settings';

export type { Hex } from '../art/spec';
export type { Culture, Currency } from '../club';
export type { Country } from '../vat-rates';
export { starterCurrencies } from './price-levels';
export type { StarterClub, StarterCulture } from './starter-club';
export { timeZones } from './starter-facts';
export { type ColorName, palette };

/** The files of a store's data by their names without extension, as an import reads them. */
export type StarterFiles = Record<'store' | 'catalogue' | 'dictionary' | 'content' | 'settings', FileContent>;

/** The data that a new club starts with: eight products, two categories, content pages, and drafts of the legal pages. */
export function starterFiles(starter: StarterClub): StarterFiles {
  const { store, shippingMethods, paymentMethods, ...data } = starterData(starter);
  const { categories, products, sizeGuides, dictionary, pages, redirects, settings } = data;
  return {
    store: { store, shippingMethods, paymentMethods },
    catalogue: { categories, products, ...(sizeGuides && { sizeGuides }) },
    dictionary: { dictionary },
    content: { pages, redirects },
    settings: { settings },
  };
}

/** The images of the starter data as SVG, by their keys. */
export function* starterDrawings(starter: StarterClub): Generator<{ key: string; svg: string }> {
  const club = demoClub(starter);
  const arts = productArts(club, [starterRange(starter)]);
  for (const [article, art] of arts)
    for (const view of views)
      yield { key: `${article}-${view}`, svg: drawProduct(inOwnColors(art, starter), view) };
  const scenes = { ...starterScenes(starter), ...tileScenes(club, starterCategories(starter)) };
  for (const [key, { shows, ...scene }] of Object.entries(scenes)) {
    const articles = shows.flatMap((article) => {
      const art = arts.get(article);
      return art ? [inOwnColors(art, starter)] : [];
    });
    const spec: SceneSpec = { ...scene, articles, seed: key };
    yield { key, svg: drawScene(spec).svg };
  }
}

function starterData(starter: StarterClub): StoreData {
  const club = demoClub(starter);
  const cultures = culturesOf(starter);
  const facts = starterFacts(starter);
  const categories = starterCategories(starter);
  const pages = [
    ...starterPages(starter, club, categories),
    deliveryPage(facts, cultures),
    sizeGuidePage(cultures),
    contactPage(facts, cultures),
    withdrawalPage(cultures),
    ...draftPages(facts, cultures),
  ];
  return {
    store: starterStore(starter),
    settings: starterSettings(starter, facts, categories, pages),
    dictionary: Object.fromEntries(cultures.map((culture) => [culture, {}])),
    pages,
    redirects: [],
    categories: buildCategories(club, categories),
    products: buildProducts(club, [starterRange(starter)]).map((product) => ownProduct(product, starter)),
    sizeGuides: sizeGuides(cultures),
    shippingMethods: facts.shippingMethods,
    paymentMethods: paymentMethods(cultures),
  };
}

/** The manufacturer's numbers and address are the club's to fill in. */
function ownProduct(product: StoreData['products'][number], { name, domain, colors }: StarterClub) {
  return {
    ...product,
    manufacturer: { name, address: '', email: `product-safety@${domain}` },
    colors: product.colors.map((color) => ({
      ...color,
      swatch: color.code === colors.main.dye ? [colors.main.hex] : [colors.second.hex],
      variants: color.variants.map((variant) => ({ ...variant, ean: null })),
    })),
  };
}

function demoClub({ id, currency, ...starter }: StarterClub): Club {
  return {
    id,
    cultures: starter.cultures.map(({ culture }) => culture),
    currencies: [currency],
    skuPrefix: id.toUpperCase(),
    eanDigit: 0,
    badge: 'shield',
    backdrop: {},
    light: starterLight,
  };
}

/** The named dyes are only near the club's colours. */
function inOwnColors(art: ArtSpec, { colors }: StarterClub): ArtSpec {
  const own = new Map<string, Hex>(
    [colors.main, colors.second].map(({ hex, dye }) => [palette[dye].hex, hex]),
  );
  const exact = (color: Hex) => own.get(color) ?? color;
  const { base, secondary, accent, trim } = art;
  return {
    ...art,
    base: exact(base),
    ...(secondary && { secondary: exact(secondary) }),
    ...(accent && { accent: exact(accent) }),
    ...(trim && { trim: exact(trim) }),
  };
}
