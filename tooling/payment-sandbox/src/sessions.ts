import { randomBytes } from 'node:crypto';
import type { EventType, WebhookEvent } from './event';
import { Problem } from './problem';
import type {
  Action,
  Capture,
  CaptureRequest,
  Refund,
  RefundRequest,
  Session,
  SessionRequest,
  SessionStatus,
} from './session';
import type { Store } from './store';

const defaultLifetimeMs = 30 * 60_000;
const defaultAuthorisationSeconds = 7 * 24 * 3600;

const outcomes = {
  approve: 'paid',
  decline: 'declined',
  cancel: 'cancelled',
  expire: 'expired',
} as const satisfies Record<Action['action'], SessionStatus>;

export type Sessions = ReturnType<typeof createSessions>;

type Dependencies = {
  store: Store;
  /** The base URL of the payment pages. */
  publicUrl: () => string;
  /** Whether new authorisations can be captured in parts. */
  allowsMulticapture: () => boolean;
  /** Called after an event is stored. */
  onEvent: (event: WebhookEvent) => void;
};

/**
 * The lifecycle of a payment: open, perhaps authorised, then finished, then refunded in parts. Every change stores one
 * event.
 */
export function createSessions({ store, publicUrl, allowsMulticapture, onEvent }: Dependencies) {
  function record(type: EventType, session: Session, alsoSave?: () => void): Session {
    const event = { id: newId('evt'), type, createdAt: new Date().toISOString(), data: session };
    store.transaction(() => {
      store.saveSession(session);
      alsoSave?.();
      store.saveDelivery({ event, state: 'pending', attempts: [] });
    });
    onEvent(event);
    return session;
  }

  function finish(session: Session, action: Action): Session {
    if (action.action === 'approve' && session.capture === 'manual') return authorise(session);
    const status = outcomes[action.action];
    const finished: Session = { ...session, status, finishedAt: new Date().toISOString() };
    if (action.action === 'decline') finished.reason = action.reason ?? 'card_declined';
    return record(`session.${status}`, finished);
  }

  function authorise(session: Session): Session {
    const seconds = session.authorisationSeconds ?? defaultAuthorisationSeconds;
    return record('session.authorised', {
      ...session,
      status: 'authorised',
      captured: 0,
      multicapture: allowsMulticapture(),
      authorisedUntil: new Date(Date.now() + seconds * 1000).toISOString(),
    });
  }

  /** Releases what was not captured. */
  function release(session: Session): Session {
    const status = session.captured ? 'paid' : 'released';
    return record('session.released', { ...session, status, finishedAt: new Date().toISOString() });
  }

  function expireDue(): void {
    const now = new Date().toISOString();
    for (const session of store.sessionsDue(now)) finish(session, { action: 'expire' });
    for (const session of store.authorisationsDue(now)) release(session);
  }

  function get(id: string): Session {
    expireDue();
    const session = store.session(id);
    if (!session) throw new Problem(404, 'session_not_found', `There is no session ${id}.`);
    return session;
  }

  return {
    expireDue,
    get,

    findByReference(reference: string): Session[] {
      expireDue();
      return store.sessionsOf(reference);
    },

    create(request: SessionRequest): Session {
      const now = Date.now();
      const expiresAt = request.expiresAt ? Date.parse(request.expiresAt) : now + defaultLifetimeMs;
      if (expiresAt <= now) throw new Problem(400, 'invalid_expiry', 'expiresAt must be in the future.');
      const id = newId('ses');
      const session: Session = {
        ...request,
        id,
        url: `${publicUrl()}/pay/${id}`,
        status: 'open',
        refunded: 0,
        createdAt: new Date(now).toISOString(),
        expiresAt: new Date(expiresAt).toISOString(),
      };
      store.saveSession(session);
      return session;
    },

    /** Finishes an open session; a session that is already finished is a conflict. */
    act(id: string, action: Action): Session {
      const session = get(id);
      if (session.status !== 'open') {
        throw new Problem(409, 'session_not_open', `Session ${id} is ${session.status}.`);
      }
      return finish(session, action);
    },

    /** The bank is asked only for a new capture: a repeated one gets the answer of the first. */
    capture(id: string, { amount, key, final }: CaptureRequest, bank: { declines: boolean }): Capture {
      const session = get(id);
      const earlier = store.capture(id, key);
      if (earlier) {
        if (earlier.amount === amount) return earlier;
        throw new Problem(409, 'capture_key_reused', `Capture ${key} has a different amount.`);
      }
      if (bank.declines) throw new Problem(402, 'capture_declined', 'The bank declined the capture.');
      if (session.status !== 'authorised') {
        throw new Problem(409, 'session_not_authorised', `Session ${id} is ${session.status}.`);
      }
      const captured = (session.captured ?? 0) + amount;
      if (captured > session.amount) {
        throw new Problem(
          409,
          'capture_exceeds_authorisation',
          'The captures would exceed the authorisation.',
        );
      }
      const ends = final || !session.multicapture;
      const changed: Session = {
        ...session,
        captured,
        ...(ends && { status: 'paid', finishedAt: new Date().toISOString() }),
      };
      const createdAt = new Date().toISOString();
      const capture = { id: newId('cap'), key, amount, final: ends, createdAt, session: changed };
      record('session.captured', changed, () => store.saveCapture(capture));
      return capture;
    },

    /** Releases what is still reserved; a session that is not authorised is a conflict. */
    release(id: string): Session {
      const session = get(id);
      if (session.status === 'authorised') return release(session);
      throw new Problem(409, 'session_not_authorised', `Session ${id} is ${session.status}.`);
    },

    refund(id: string, { amount, key }: RefundRequest): Refund {
      const session = get(id);
      const earlier = store.refund(id, key);
      if (earlier) {
        if (earlier.amount === amount) return earlier;
        throw new Problem(409, 'refund_key_reused', `Refund ${key} has a different amount.`);
      }
      if (session.status !== 'paid' && !session.captured) {
        throw new Problem(409, 'session_not_paid', `Session ${id} is ${session.status}.`);
      }
      if (session.refunded + amount > (session.captured ?? session.amount)) {
        throw new Problem(409, 'refund_exceeds_payment', 'The refunds would exceed the payment.');
      }
      const refunded = { ...session, refunded: session.refunded + amount };
      const refund = {
        id: newId('ref'),
        key,
        amount,
        createdAt: new Date().toISOString(),
        session: refunded,
      };
      record('session.refunded', refunded, () => store.saveRefund(refund));
      return refund;
    },
  };
}

/** Random, because anyone who knows a session's id can act on its payment page. */
function newId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('base64url')}`;
}
