import { consentKeys } from './consent-state';
import type { Destination } from './destination';
import type { EcommerceEvent, TrackingEvent } from './events';

/** Google Tag Manager's `window.dataLayer`: an array that the tag manager observes. */
export interface DataLayer {
  push(entry: object): unknown;
}

/** The maximum number of items in one event. */
const itemLimit = 200;

/** Splits a long list into several events. Any other event keeps its total value and its first items. */
function withinItemLimit(event: EcommerceEvent): { event: string; ecommerce: object }[] {
  const { items } = event.ecommerce;
  if (items.length <= itemLimit) return [event];
  const count = event.event === 'view_item_list' ? Math.ceil(items.length / itemLimit) : 1;
  return Array.from({ length: count }, (_, part) => {
    const slice = items.slice(part * itemLimit, (part + 1) * itemLimit);
    return { ...event, ecommerce: { ...event.ecommerce, items: slice } };
  });
}

/**
 * Sends events to Google Tag Manager in consent mode. The tags obey each signal themselves, so events are sent as soon
 * as one signal is granted.
 */
export function dataLayerDestination(dataLayer: DataLayer): Destination {
  // The tag manager accepts a command only as an arguments object; it ignores an array.
  function command(..._words: unknown[]): void {
    dataLayer.push(arguments);
  }

  function sendEcommerce(event: EcommerceEvent): void {
    for (const part of withinItemLimit(event)) {
      dataLayer.push({ ecommerce: null });
      dataLayer.push(part);
    }
  }

  return {
    setDefaultConsent: (signals, wait) =>
      command('consent', 'default', { ...signals, wait_for_update: wait }),
    updateConsent: (signals) => command('consent', 'update', { ...signals }),
    accepts: (signals) => consentKeys.some((key) => signals[key] === 'granted'),
    send(event: TrackingEvent) {
      if (event.event === 'pageview') dataLayer.push(event);
      else sendEcommerce(event);
    },
  };
}
