import type { ConsentSignals } from './consent-state';
import type { TrackingEvent } from './events';

/** A receiver of events, such as a tag manager. It may throw: the tracker reports the error and continues. */
export interface Destination {
  /** Called first and once, with the defaults before a choice and the milliseconds to wait for one. */
  setDefaultConsent(signals: ConsentSignals, wait: number): void;
  /** Called immediately with a stored choice, and with every later one, before any event that it allows. */
  updateConsent(signals: ConsentSignals): void;
  /** Whether events may be sent under these signals. */
  accepts(signals: ConsentSignals): boolean;
  send(event: TrackingEvent): void;
}
