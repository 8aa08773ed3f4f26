import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../test/memory-storage';
import { pageview, purchase } from './build-events';
import { createConsent } from './consent';
import { acceptAll, type ConsentSignals, deniedSignals, rejectAll } from './consent-state';
import type { Destination } from './destination';
import { bufferLimit, createTracker } from './tracker';

const page = (title: string) => pageview({ location: 'https://shop.example/', title });
const order = (transactionId: string) =>
  purchase({
    currency: 'EUR',
    items: [{ id: 'v', name: 'Shirt', price: 10 }],
    transactionId,
    shipping: 0,
    tax: 2,
  });

/** Records the tracker's calls in order. */
function journal(
  accepts: (signals: ConsentSignals) => boolean = (signals) => signals.analytics_storage === 'granted',
) {
  const entries: string[] = [];
  const destination: Destination = {
    setDefaultConsent: (signals, wait) => entries.push(`default ${signals.analytics_storage} ${wait}`),
    updateConsent: (signals) => entries.push(`update ${signals.analytics_storage}`),
    accepts,
    send: (event) =>
      entries.push(
        event.event === 'pageview' ? event.page_title : `${event.event} ${event.ecommerce.items.length}`,
      ),
  };
  return { entries, destination };
}

function openTab(storage = memoryStorage()) {
  const consent = createConsent({ storage, textVersion: '1', newId: () => 'id' });
  const { entries, destination } = journal();
  const onError = vi.fn<(error: unknown) => void>();
  const tracker = createTracker({ consent, destinations: [destination], storage, onError });
  return { storage, consent, entries, tracker, onError };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('before a choice', () => {
  test('sends the defaults first and buffers events, even beyond the 10 seconds', () => {
    const { tracker, entries, consent, storage } = openTab();
    tracker.track(page('first'));
    vi.advanceTimersByTime(60_000);
    tracker.track(page('second'));
    expect(entries).toEqual(['default denied 10000']);
    expect(storage.entries.size).toBe(0);
    consent.decide(acceptAll);
    expect(entries).toEqual(['default denied 10000', 'update granted', 'first', 'second']);
  });

  test('buffers a limited number of events, the latest', () => {
    const { tracker, entries, consent } = openTab();
    for (let count = 0; count <= bufferLimit; count += 1) tracker.track(page(`${count}`));
    consent.decide(acceptAll);
    expect(entries.slice(2)).toHaveLength(bufferLimit);
    expect(entries.at(-1)).toBe(`${bufferLimit}`);
  });

  test('drops buffered events when it is stopped', () => {
    const { tracker, entries, consent } = openTab();
    tracker.track(page('first'));
    tracker.stop();
    consent.decide(acceptAll);
    expect(entries).toEqual(['default denied 10000']);
  });
});

describe('after a choice', () => {
  test('drops denied events, even if consent is granted later', () => {
    const { tracker, entries, consent } = openTab();
    tracker.track(page('waiting'));
    consent.decide(rejectAll);
    tracker.track(page('denied'));
    consent.decide(acceptAll);
    tracker.track(page('granted'));
    expect(entries).toEqual(['default denied 10000', 'update denied', 'update granted', 'granted']);
  });

  test('stops sending as soon as consent is withdrawn', () => {
    const { tracker, entries, consent } = openTab();
    consent.decide(acceptAll);
    consent.decide(rejectAll);
    tracker.track(page('late'));
    expect(entries).toEqual(['default denied 10000', 'update granted', 'update denied']);
  });

  test('applies a stored choice immediately on the next load', () => {
    const { consent, storage } = openTab();
    consent.decide(acceptAll);
    const reloaded = openTab(storage);
    reloaded.tracker.track(page('next'));
    expect(reloaded.entries).toEqual(['default denied 10000', 'update granted', 'next']);
  });

  test('returns to denied when another tab clears the site data', () => {
    const { consent, entries, storage, tracker } = openTab();
    consent.decide(acceptAll);
    storage.entries.clear();
    consent.refresh();
    tracker.track(page('late'));
    expect(entries).toEqual(['default denied 10000', 'update granted', 'update denied']);
  });
});

describe('a purchase', () => {
  test('is sent once, across repeats, reloads and tabs', () => {
    const first = openTab();
    first.consent.decide(acceptAll);
    const [reloaded, otherTab] = [openTab(first.storage), openTab(first.storage)];
    for (const { tracker } of [first, first, reloaded, otherTab]) tracker.track(order('1001'));
    otherTab.tracker.track(order('1002'));
    const purchases = [first, reloaded, otherTab].map(({ entries }) => entries.slice(2));
    expect(purchases).toEqual([['purchase 1'], [], ['purchase 1']]);
  });

  test('is sent once if it was buffered twice', () => {
    const { tracker, entries, consent } = openTab();
    tracker.track(order('1001'));
    tracker.track(order('1001'));
    consent.decide(acceptAll);
    expect(entries.slice(2)).toEqual(['purchase 1']);
  });

  test('is not recorded if it was dropped', () => {
    const { tracker, consent, storage } = openTab();
    consent.decide(rejectAll);
    const before = new Map(storage.entries);
    tracker.track(order('1001'));
    expect(storage.entries).toEqual(before);
  });
});

describe('several destinations', () => {
  test('get the events that each of them accepts', () => {
    const storage = memoryStorage();
    const consent = createConsent({ storage, textVersion: '1', newId: () => 'id' });
    const analytics = journal();
    const advertising = journal((signals) => signals.ad_storage === 'granted');
    const destinations = [analytics.destination, advertising.destination];
    const tracker = createTracker({ consent, destinations, storage, onError: vi.fn<() => void>() });
    consent.decide({ analytics: true, advertising: false });
    tracker.track(page('seen'));
    expect(analytics.entries.at(-1)).toBe('seen');
    expect(advertising.entries).not.toContain('seen');
  });

  test('do not affect each other: the one that throws is reported', () => {
    const storage = memoryStorage();
    const consent = createConsent({ storage, textVersion: '1', newId: () => 'id' });
    consent.decide(acceptAll);
    const blocked = new Error('blocked');
    const refuse = (): never => {
      throw blocked;
    };
    const broken: Destination = {
      setDefaultConsent: refuse,
      updateConsent: refuse,
      accepts: () => true,
      send: refuse,
    };
    const sound = journal();
    const onError = vi.fn<(error: unknown) => void>();
    const tracker = createTracker({ consent, destinations: [broken, sound.destination], storage, onError });
    tracker.track(page('seen'));
    expect(sound.entries).toEqual([
      `default ${deniedSignals.analytics_storage} 10000`,
      'update granted',
      'seen',
    ]);
    expect(onError.mock.calls).toEqual([[blocked], [blocked], [blocked]]);
  });
});
