import { consentKeys } from './consent-state';
import type { Destination } from './destination';
import type { EcommerceEvent, TrackingEvent } from './events';

/** Google Tag Manager's `window.dataLayer`: an array that the tag manager listens to. */
export interface DataLayer {
  push(entry: object): unknown;
}

/** The most items that one event may carry. */
export const itemLimit = 200;

/** A long list is seen in several events; any other event keeps its whole value and its first items. */
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
 * Sends to Google Tag Manager, with its consent mode: the tags themselves obey each signal, so events are
 * sent as soon as one of them is granted.
 */
export function dataLayerDestination(dataLayer: DataLayer): Destination {
  // The tag manager takes a command only as an arguments object; it reads an array as something else.
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
