import {
  type Consent,
  createTracker,
  type DataLayer,
  dataLayerDestination,
  type TrackingEvent,
} from '@matchday/tracking';
import { shopConsent, storageOf } from '../consent/shop-consent';
import { report } from '../reporting/report';
import { browserStorage } from '../shop/browser-storage';
import { events } from './deferred-events';
import { tagManager } from './tag-manager';
import { type Occurrence, receiveOccurrences } from './track';

/** The event of an occurrence. */
function eventOf([name, ...facts]: Occurrence): TrackingEvent {
  const build = events[name] as (...facts: readonly unknown[]) => TrackingEvent;
  return build(...facts);
}

let started: Consent | undefined;

export interface TrackingOptions {
  storeId: string;
  /** The version of the consent text; with another version the shopper is asked again. */
  textVersion: string;
  /** The club's container of the tag manager. */
  containerId: string | undefined;
}

/** Starts sending events, as the shopper allows (S4.23); once per page load. */
export function startTracking(options: TrackingOptions): Consent {
  started ??= start(options);
  return started;
}

function start({ storeId, textVersion, containerId }: TrackingOptions): Consent {
  const storage = storageOf(storeId, browserStorage);
  const consent = shopConsent(storeId, textVersion);
  const page = window as Window & { dataLayer?: DataLayer };
  page.dataLayer ??= [] as object[];
  const dataLayer = dataLayerDestination(page.dataLayer);
  const destinations = [tagManager({ dataLayer, containerId, load: addScript })];
  const tracker = createTracker({ consent, destinations, storage, onError: report });
  receiveOccurrences((occurrence) => tracker.track(eventOf(occurrence)));
  window.addEventListener('storage', () => consent.refresh());
  return consent;
}

function addScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
