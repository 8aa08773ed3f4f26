import type { Consent } from './consent';
import { type ConsentState, consentWait, deniedSignals } from './consent-state';
import type { Destination } from './destination';
import type { TrackingEvent } from './events';
import { purchaseLedger } from './purchase-ledger';
import type { KeyValueStorage } from './storage';

export interface TrackerOptions {
  readonly consent: Consent;
  readonly destinations: readonly Destination[];
  /** Records which orders were sent, shared by the shop's tabs; see `dependableStorage`. */
  readonly storage: KeyValueStorage;
  /** Called with any error that a destination throws; tracking itself never throws. */
  readonly onError: (error: unknown) => void;
}

export interface Tracker {
  /**
   * Sends the event to every destination that accepts it. The event is buffered until consent is known, and dropped if
   * consent is denied.
   */
  track(event: TrackingEvent): void;
  /** Unsubscribes from consent and drops buffered events. */
  stop(): void;
}

/** The maximum number of buffered events; beyond it, the oldest are dropped. */
export const bufferLimit = 500;

/** Connects consent and destinations. Create it once per page load, before the tag manager's script starts. */
export function createTracker({ consent, destinations, storage, onError }: TrackerOptions): Tracker {
  const isFirst = purchaseLedger(storage);
  let waiting: TrackingEvent[] = [];

  function each(receivers: readonly Destination[], action: (destination: Destination) => void): void {
    for (const destination of receivers) {
      try {
        action(destination);
      } catch (error) {
        onError(error);
      }
    }
  }

  function send(event: TrackingEvent): void {
    const { signals } = consent.current();
    const receivers = destinations.filter((destination) => destination.accepts(signals));
    if (receivers.length === 0) return;
    if (event.event === 'purchase' && !isFirst(event.ecommerce.transaction_id)) return;
    each(receivers, (destination) => destination.send(event));
  }

  function apply({ status, signals }: ConsentState): void {
    each(destinations, (destination) => destination.updateConsent(signals));
    if (status === 'pending') return;
    const released = waiting;
    waiting = [];
    for (const event of released) send(event);
  }

  each(destinations, (destination) => destination.setDefaultConsent(deniedSignals, consentWait));
  if (consent.current().status === 'decided') apply(consent.current());
  const unsubscribe = consent.subscribe(apply);

  return {
    track(event) {
      if (consent.current().status === 'decided') send(event);
      else waiting = [...waiting, event].slice(-bufferLimit);
    },
    stop() {
      unsubscribe();
      waiting = [];
    },
  };
}
