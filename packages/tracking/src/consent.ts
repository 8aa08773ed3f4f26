import { type Atom, atom, getDefaultStore } from 'jotai/vanilla';
import {
  type ConsentChoice,
  type ConsentState,
  type DecidedConsent,
  decidedConsent,
  pendingConsent,
} from './consent-state';
import type { KeyValueStorage } from './storage';

export interface ConsentOptions {
  /** The storage of the choice; see `dependableStorage`. */
  readonly storage: KeyValueStorage;
  /** The version of the displayed consent text. A choice for another version is requested again. */
  readonly textVersion: string;
  /** Days after which a choice is requested again; without them it lasts. */
  readonly days?: number;
  /** Returns a new id by chance, such as `crypto.randomUUID`. */
  readonly newId: () => string;
  readonly now?: () => Date;
}

export interface Consent {
  /** The state for components, in jotai's default store. */
  readonly state: Atom<ConsentState>;
  readonly current: () => ConsentState;
  /** Stores a choice. `decide(rejectAll)` withdraws consent. */
  decide(choice: ConsentChoice): DecidedConsent;
  /** Notes that the server has the proof of the present choice. */
  markRecorded(id: string): void;
  /** Applies a choice that another tab stored; call it on a storage event. */
  refresh(): void;
  /** Calls the listener with every later state; returns a function that removes it. */
  readonly subscribe: (listener: (state: ConsentState) => void) => () => void;
}

/** The key of the stored choice. */
export const consentStorageKey = 'matchday.consent';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const dayMs = 24 * 3_600_000;

function read(storage: KeyValueStorage, currentVersion: string, oldest: number): ConsentState {
  const stored = parse(storage.getItem(consentStorageKey) ?? '');
  if (!isRecord(stored)) return pendingConsent;
  const { analytics, advertising, decidedAt, textVersion, id, isRecorded } = stored;
  const isWhole =
    typeof analytics === 'boolean' &&
    typeof advertising === 'boolean' &&
    typeof decidedAt === 'string' &&
    typeof id === 'string';
  return isWhole && textVersion === currentVersion && Date.parse(decidedAt) > oldest
    ? decidedConsent({ analytics, advertising }, decidedAt, currentVersion, {
        id,
        isRecorded: isRecorded === true,
      })
    : pendingConsent;
}

/**
 * Creates the shopper's consent: pending until a choice is stored, then that choice (S4.23). Nothing is stored before a
 * choice.
 */
export function createConsent({
  storage,
  textVersion,
  days = Number.POSITIVE_INFINITY,
  newId,
  now = () => new Date(),
}: ConsentOptions): Consent {
  const page = getDefaultStore();
  const stored = () => read(storage, textVersion, now().getTime() - days * dayMs);
  const state = atom(stored());
  const current = () => page.get(state);

  const keep = (decided: DecidedConsent) => {
    const { choice, decidedAt, id, isRecorded } = decided;
    storage.setItem(consentStorageKey, JSON.stringify({ ...choice, decidedAt, textVersion, id, isRecorded }));
    page.set(state, decided);
    return decided;
  };

  return {
    state,
    current,
    decide(choice) {
      const proof = { id: newId(), isRecorded: false };
      return keep(decidedConsent(choice, now().toISOString(), textVersion, proof));
    },
    markRecorded(id) {
      const decided = current();
      if (decided.status === 'decided' && decided.id === id) keep({ ...decided, isRecorded: true });
    },
    refresh() {
      const latest = stored();
      if (JSON.stringify(latest) !== JSON.stringify(current())) page.set(state, latest);
    },
    subscribe: (listener) => page.sub(state, () => listener(current())),
  };
}
