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
  readonly now?: () => Date;
}

export interface Consent {
  /** The state for components, in jotai's default store. */
  readonly state: Atom<ConsentState>;
  readonly current: () => ConsentState;
  /** Stores a choice. `decide(rejectAll)` withdraws consent. */
  decide(choice: ConsentChoice): DecidedConsent;
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

function read(storage: KeyValueStorage, currentVersion: string): ConsentState {
  const stored = parse(storage.getItem(consentStorageKey) ?? '');
  if (!isRecord(stored)) return pendingConsent;
  const { analytics, advertising, decidedAt, textVersion } = stored;
  const isWhole =
    typeof analytics === 'boolean' && typeof advertising === 'boolean' && typeof decidedAt === 'string';
  return isWhole && textVersion === currentVersion
    ? decidedConsent({ analytics, advertising }, decidedAt, currentVersion)
    : pendingConsent;
}

/**
 * Creates the shopper's consent: pending until a choice is stored, then that choice (S4.23). Nothing is stored before a
 * choice.
 */
export function createConsent({ storage, textVersion, now = () => new Date() }: ConsentOptions): Consent {
  const page = getDefaultStore();
  const state = atom(read(storage, textVersion));
  const current = () => page.get(state);

  return {
    state,
    current,
    decide(choice) {
      const decided = decidedConsent(choice, now().toISOString(), textVersion);
      const { decidedAt } = decided;
      storage.setItem(consentStorageKey, JSON.stringify({ ...decided.choice, decidedAt, textVersion }));
      page.set(state, decided);
      return decided;
    },
    refresh() {
      const stored = read(storage, textVersion);
      if (JSON.stringify(stored) !== JSON.stringify(current())) page.set(state, stored);
    },
    subscribe: (listener) => page.sub(state, () => listener(current())),
  };
}
