import { describe, expect, test } from 'vitest';
import * as build from './build-events';

const shirt = {
  id: 'v-1',
  name: 'Home shirt',
  variant: 'Red, M',
  brand: 'Matchday',
  categories: ['Shirts', 'Home', 'Adults', 'Men', 'New', 'Sixth'],
  price: 79.999,
  discount: 20.001,
  quantity: 2,
};
const scarf = { id: 'v-2', name: 'Scarf', price: 19.95 };
const priced = { currency: 'EUR', items: [shirt, scarf] };

const sentShirt = {
  item_id: 'v-1',
  item_name: 'Home shirt',
  item_variant: 'Red, M',
  item_brand: 'Matchday',
  item_category: 'Shirts',
  item_category2: 'Home',
  item_category3: 'Adults',
  item_category4: 'Men',
  item_category5: 'New',
  price: 80,
  discount: 20,
  quantity: 2,
};
const sentScarf = { item_id: 'v-2', item_name: 'Scarf', price: 19.95, quantity: 1 };

test.each([
  ['view_item', build.viewItem],
  ['add_to_cart', build.addToCart],
  ['remove_from_cart', build.removeFromCart],
  ['view_cart', build.viewCart],
  ['begin_checkout', build.beginCheckout],
])('%s has currency, value and items, and no undefined field', (event, builder) => {
  expect(builder(priced)).toStrictEqual({
    event,
    ecommerce: { currency: 'EUR', value: 179.95, items: [sentShirt, sentScarf] },
  });
});

test('begin_checkout has the coupon', () => {
  expect(build.beginCheckout({ ...priced, coupon: 'GOAL' }).ecommerce.coupon).toBe('GOAL');
});

test('purchase excludes shipping and tax from its value', () => {
  const order = { ...priced, transactionId: '1001', shipping: 4.999, tax: 36.985, coupon: 'GOAL' };
  expect(build.purchase(order)).toStrictEqual({
    event: 'purchase',
    ecommerce: {
      currency: 'EUR',
      value: 179.95,
      items: [sentShirt, sentScarf],
      transaction_id: '1001',
      shipping: 5,
      tax: 36.99,
      coupon: 'GOAL',
    },
  });
});

test('the value is what was charged, even if the rounded prices add up to a cent more', () => {
  const items = [{ ...shirt, price: 71.955, quantity: 2 }];
  const charged = { currency: 'EUR', items, value: 143.91 };
  const order = { ...charged, transactionId: '1001', shipping: 0, tax: 0 };
  expect(build.purchase(order).ecommerce).toMatchObject({ value: 143.91, items: [{ price: 71.96 }] });
  expect(build.viewCart(charged).ecommerce.value).toBe(143.91);
  expect(build.beginCheckout(charged).ecommerce.value).toBe(143.91);
});

describe('lists', () => {
  const list = { id: 'c-1', name: 'Home' };
  const fields = { item_list_id: 'c-1', item_list_name: 'Home' };

  test('view_item_list numbers its items unless they have indexes', () => {
    expect(build.viewItemList(list, [shirt, scarf, { ...scarf, index: 48 }])).toStrictEqual({
      event: 'view_item_list',
      ecommerce: {
        ...fields,
        items: [
          { ...sentShirt, ...fields, index: 0 },
          { ...sentScarf, ...fields, index: 1 },
          { ...sentScarf, ...fields, index: 48 },
        ],
      },
    });
  });

  test('select_item has exactly one item', () => {
    expect(build.selectItem(list, { ...scarf, index: 3 })).toStrictEqual({
      event: 'select_item',
      ecommerce: { ...fields, items: [{ ...sentScarf, ...fields, index: 3 }] },
    });
  });
});

test.each([
  ['view_promotion', build.viewPromotion],
  ['select_promotion', build.selectPromotion],
])('%s names the promotion and its position', (event, builder) => {
  expect(builder({ id: 'sale', name: 'Sale', creativeSlot: 'hero', items: [scarf] })).toStrictEqual({
    event,
    ecommerce: { promotion_id: 'sale', promotion_name: 'Sale', creative_slot: 'hero', items: [sentScarf] },
  });
});

test('pageview names the page', () => {
  expect(build.pageview({ location: 'https://shop.example/cart/', title: 'Basket' })).toStrictEqual({
    event: 'pageview',
    page_location: 'https://shop.example/cart/',
    page_title: 'Basket',
  });
});
