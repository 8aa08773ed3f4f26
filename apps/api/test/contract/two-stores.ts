import { randomUUID } from 'node:crypto';
import type { StoreData, VoucherRow } from '../../src/features/imports/store-data';
import { north } from '../seed/north';
import { south } from '../seed/south';

const withSouthId = <T extends { id: string }>(row: T): T => ({ ...row, id: `south-${row.id}` });

/**
 * The store `south` with data of every kind. Its ids differ from those of `north`, so that each id belongs to one
 * store.
 */
export const otherStoreData: StoreData = {
  ...south,
  settings: { en: { ...settingsOf(south), serviceCloudClubIdentifier: 'south-news' } },
  pages: [...south.pages, { ...termsOf(north), id: 'south-terms' }],
  products: south.products.map((product) =>
    Object.assign({}, product, { addOns: [{ relationId: 'glove-own', addOnId: 'south-own' }] }),
  ),
  addOns: (north.addOns ?? []).filter(({ id }) => id === 'own').map(withSouthId),
  players: (north.players ?? []).map(withSouthId),
  vouchers: [voucher('SOUTH10', south)],
  shippingMethods: north.shippingMethods.map(withSouthId),
  paymentMethods: north.paymentMethods.map(withSouthId),
  redirects: [{ culture: 'en', from: '/south-old/', to: 'page:south-terms' }],
};

/** The store `north` with a voucher. */
export const storeData: StoreData = { ...north, vouchers: [voucher('NORTH10', north)] };

/** A product like one of the store, with identifiers of its own. */
export function newDraft({ products }: StoreData) {
  const [model] = products;
  if (!model) throw new Error('The store sells nothing.');
  const { id: _, addOns: _prints, ...fields } = model;
  const id = `draft-${randomUUID()}`;
  const texts = Object.entries(model.texts).map(([culture, text]) => [culture, { ...text, slug: id }]);
  const colors = model.colors.map((color, at) =>
    Object.assign({}, color, {
      variants: [{ id: `${id}-${at}`, sku: `${id}-${at}`, ean: null, size: 'M', stock: 1 }],
    }),
  );
  return { id, product: { ...fields, texts: Object.fromEntries(texts), colors } };
}

function settingsOf({ settings: { en } }: StoreData) {
  if (!en) throw new Error('The store has no English settings.');
  return en;
}

function termsOf({ pages }: StoreData) {
  const page = pages.find(({ alias }) => alias === 'termsPage');
  const text = page?.texts.en;
  if (!page || !text) throw new Error('The store has no terms page.');
  return { ...page, texts: { en: { ...text, path: '/south-terms/', blocks: [] } } };
}

function voucher(code: string, { store }: StoreData): VoucherRow {
  return {
    id: code.toLowerCase(),
    code,
    kind: 'percentage',
    percent: 10,
    combinable: true,
    names: Object.fromEntries(store.cultures.map(({ culture }) => [culture, code])),
  };
}
