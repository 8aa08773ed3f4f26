import type { Alias } from '@matchday/dictionary';
import type { PageRow, StoreData, StoreRow } from '../src/features/imports/store-data';
import { buildCategories } from './build-categories';
import { buildProducts } from './build-products';
import { buildSettings, type SettingsSeed } from './build-settings';
import type { CategorySeed } from './category-seed';
import type { Club, Culture, DemoCurrency } from './club';
import { accessibilityPage } from './pages/accessibility-page';
import { contactPage } from './pages/contact-page';
import { deliveryPage } from './pages/delivery-page';
import { privacyPage } from './pages/privacy-page';
import { sizeGuidePage } from './pages/size-guide-page';
import { termsPage } from './pages/terms-page';
import { withdrawalPage } from './pages/withdrawal-page';
import { paymentMethods } from './payment-methods';
import { buildAddOns, buildPlayers } from './prints/build-prints';
import type { PrintSeed } from './prints/print-seed';
import type { Range } from './product-seed';
import type { Scenes } from './scene-seed';
import type { LawfulShopFacts } from './shop-facts';
import { sizeGuides } from './size-guides';
import { vouchers } from './vouchers';

/** A club's whole demonstration data, in the short form in which they are written. */
export interface StoreSeed<C extends Culture, M extends DemoCurrency> {
  club: Club<C, M>;
  store: StoreRow;
  facts: LawfulShopFacts<C, M>;
  categories: readonly CategorySeed<C>[];
  ranges: readonly Range<C, M>[];
  prints: PrintSeed<C, M>;
  scenes: Scenes<C>;
  pages: readonly PageRow[];
  redirects: StoreData['redirects'];
  settings: SettingsSeed<C>;
  /** The texts that the club says in its own way. */
  dictionary: Readonly<Record<C, Readonly<Partial<Record<Alias, string>>>>>;
}

export function buildStore<C extends Culture, M extends DemoCurrency>(seed: StoreSeed<C, M>): StoreData {
  const { club, facts } = seed;
  const prefixes = Object.fromEntries(
    seed.store.cultures.map(({ culture, pathPrefix }) => [culture, pathPrefix]),
  );
  const pages = [
    ...seed.pages,
    deliveryPage(facts, club.cultures),
    sizeGuidePage(club.cultures),
    contactPage(facts, club.cultures),
    termsPage(facts, club.cultures),
    privacyPage(facts, club.cultures, prefixes),
    withdrawalPage(club.cultures),
    accessibilityPage(facts, club.cultures),
  ];
  return {
    store: seed.store,
    settings: buildSettings(seed.settings, facts, club.cultures, seed.categories, pages),
    dictionary: seed.dictionary,
    pages,
    redirects: seed.redirects,
    categories: buildCategories(club, seed.categories),
    products: buildProducts(club, seed.ranges),
    addOns: buildAddOns(club, seed.ranges, seed.prints),
    players: buildPlayers(seed.prints),
    sizeGuides: sizeGuides(club.cultures),
    shippingMethods: facts.shippingMethods,
    vouchers: vouchers(club),
    paymentMethods: paymentMethods(club.cultures),
  };
}
