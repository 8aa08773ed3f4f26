import { describe, expect, test } from 'vitest';
import { pageview, purchase, viewCart, viewItemList } from './build-events';
import { deniedSignals } from './consent-state';
import { dataLayerDestination } from './data-layer';
import type { TrackingEvent } from './events';

const variants = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: `v-${place}`, name: 'Shirt', price: 10 }));

function sentBy(...events: TrackingEvent[]): unknown[] {
  const dataLayer: unknown[] = [];
  const destination = dataLayerDestination(dataLayer);
  for (const event of events) destination.send(event);
  return dataLayer;
}

describe('consent commands', () => {
  test('are arguments objects, as the tag manager requires', () => {
    const dataLayer: object[] = [];
    const destination = dataLayerDestination(dataLayer);
    destination.setDefaultConsent(deniedSignals, 10_000);
    destination.updateConsent({ ...deniedSignals, analytics_storage: 'granted' });
    expect(dataLayer.map((entry) => Object.prototype.toString.call(entry))).toEqual([
      '[object Arguments]',
      '[object Arguments]',
    ]);
    expect(dataLayer.map((entry) => Object.values(entry))).toEqual([
      ['consent', 'default', { ...deniedSignals, wait_for_update: 10_000 }],
      ['consent', 'update', { ...deniedSignals, analytics_storage: 'granted' }],
    ]);
  });

  test('let events through if any signal is granted', () => {
    const destination = dataLayerDestination([]);
    expect(destination.accepts(deniedSignals)).toBe(false);
    expect(destination.accepts({ ...deniedSignals, ad_storage: 'granted' })).toBe(true);
  });
});

describe('events', () => {
  test('clear the previous e-commerce object first', () => {
    const event = viewCart({ currency: 'EUR', items: variants(1) });
    expect(sentBy(event, event)).toEqual([{ ecommerce: null }, event, { ecommerce: null }, event]);
  });

  test('clear nothing before a pageview', () => {
    const event = pageview({ location: 'https://shop.example/', title: 'Shop' });
    expect(sentBy(event)).toEqual([event]);
  });

  test('split a list of more than 200 items into several events, each item once', () => {
    const event = viewItemList({ id: 'c-1', name: 'All' }, variants(401));
    const parts = sentBy(event).filter((entry) => JSON.stringify(entry) !== '{"ecommerce":null}');
    expect(parts).toMatchObject([
      { ecommerce: { item_list_id: 'c-1', items: event.ecommerce.items.slice(0, 200) } },
      { ecommerce: { item_list_id: 'c-1', items: event.ecommerce.items.slice(200, 400) } },
      { ecommerce: { item_list_id: 'c-1', items: event.ecommerce.items.slice(400) } },
    ]);
  });

  test('send an order of more than 200 items once, with its total value', () => {
    const event = purchase({
      currency: 'EUR',
      items: variants(201),
      transactionId: '1',
      shipping: 0,
      tax: 0,
    });
    expect(sentBy(event)).toEqual([
      { ecommerce: null },
      {
        ...event,
        ecommerce: { ...event.ecommerce, value: 2010, items: event.ecommerce.items.slice(0, 200) },
      },
    ]);
  });
});
