import type { ConsentSignals } from './consent-state';
import type { TrackingEvent } from './events';

/** Somewhere events go, such as a tag manager. It may throw: the tracker reports that and goes on. */
export interface Destination {
  /** Called first, once: what holds before a choice, and how many milliseconds to wait for one. */
  setDefaultConsent(signals: ConsentSignals, wait: number): void;
  /** Called with a stored choice at once, and with every later one, before any event it lets through. */
  updateConsent(signals: ConsentSignals): void;
  /** Whether events may be sent under these signals. */
  accepts(signals: ConsentSignals): boolean;
  send(event: TrackingEvent): void;
}
