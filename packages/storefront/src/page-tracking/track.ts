import type { events } from './deferred-events';

type Events = typeof events;
type EventName = keyof Events;

/** The name of an event and its data, such as `['viewItem', { currency, items }]`. */
export type Occurrence = {
  [Name in EventName]: readonly [name: Name, ...facts: Parameters<Events[Name]>];
}[EventName];

/** The most occurrences that wait for the code that sends them; beyond it the oldest are dropped. */
export const waitingLimit = 500;

let waiting: Occurrence[] = [];
let receive: ((occurrence: Occurrence) => void) | undefined;

/**
 * Tracks an event (S9.2): `track('addToCart', { currency, items })`. The caller does not wait: the event is
 * built and sent once tracking has loaded, and only with the shopper's consent.
 */
export function track(...occurrence: Occurrence): void {
  if (receive) receive(occurrence);
  else waiting = [...waiting, occurrence].slice(-waitingLimit);
}

/** Passes on the queued occurrences and all later ones. */
export function receiveOccurrences(receiver: (occurrence: Occurrence) => void): void {
  receive = receiver;
  const happened = waiting;
  waiting = [];
  for (const occurrence of happened) receiver(occurrence);
}
