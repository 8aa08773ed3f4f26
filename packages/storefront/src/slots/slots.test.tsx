import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BrandCulture } from '../brand';
import { slots as slotsOfNoClub } from './club-slots';
import { followed, preceded, replaceable } from './fill';
import type { SlotPropsOf, Slots } from './slots';

const danish: BrandCulture = { culture: 'da', locale: 'da-DK', pathPrefix: '', currency: 'DKK' };
const own = <p>own</p>;

it('is empty for a club without slots', () => {
  expect(slotsOfNoClub).toEqual({});
});

describe('a place without a slot', () => {
  it('is the shop’s own element, so that the page does not differ', () => {
    expect(replaceable(undefined, danish, own)).toBe(own);
    expect(followed(own, undefined, danish)).toBe(own);
    expect(preceded(undefined, danish, own)).toBe(own);
    expect(replaceable(undefined, danish, false)).toBe(false);
  });
});

describe('a slot', () => {
  const Block: NonNullable<Slots['checkoutNote']> = ({ culture, currency }) => (
    <b>{`${culture} ${currency}`}</b>
  );

  it('is above or below the part that it belongs to, and knows the culture', () => {
    expect(renderToStaticMarkup(followed(own, Block, danish))).toBe('<p>own</p><b>da DKK</b>');
    expect(renderToStaticMarkup(preceded(Block, danish, own))).toBe('<b>da DKK</b><p>own</p>');
  });

  it('leaves a section out, or shows it beside something of its own', () => {
    expect(renderToStaticMarkup(replaceable(Block, danish, own))).toBe('<b>da DKK</b>');
    const Around: NonNullable<Slots['usps']> = ({ children }) => <div>{children}</div>;
    expect(renderToStaticMarkup(replaceable(Around, danish, own))).toBe('<div><p>own</p></div>');
  });
});

it('is typed by its place', () => {
  const slots: Slots = {
    navigation: (items, { pathPrefix }) => [...items, { name: 'Stadium', href: `${pathPrefix}/stadium/` }],
    productBlock: ({ product }) => product.name,
    categoryBlock: ({ category }) => category.name,
    contentBlock: ({ page }) => page.title,
    relatedProducts: ({ product, children }) => (product.related.length > 3 ? children : null),
    // @ts-expect-error -- a checkout has no product
    checkoutNote: ({ product }) => String(product),
    // @ts-expect-error -- a product has no field of this name
    receiptBlock: ({ order }: { order: string }) => order,
  };
  // @ts-expect-error -- there is no such place
  const misspelt: Slots = { chekoutNote: () => null };
  const named = ({ product }: SlotPropsOf<'productBlock'>) => product.name;
  expect(Object.keys({ ...slots, ...misspelt, named })).toContain('navigation');
  // @ts-expect-error -- an item needs an address
  expect(slots.navigation?.([{ name: 'Stadium' }], danish)).toHaveLength(2);
});
