import { randomBytes } from 'node:crypto';
import type { EventType, WebhookEvent } from './event';
import { Problem } from './problem';
import type { Action, Refund, RefundRequest, Session, SessionRequest, SessionStatus } from './session';
import type { Store } from './store';

const defaultLifetimeMs = 30 * 60_000;

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
  /** Called after an event is stored. */
  onEvent: (event: WebhookEvent) => void;
};

/** The lifecycle of a payment: open, then finished, then refunded in parts. Every change stores one event. */
export function createSessions({ store, publicUrl, onEvent }: Dependencies) {
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
    const status = outcomes[action.action];
    const finished: Session = { ...session, status, finishedAt: new Date().toISOString() };
    if (action.action === 'decline') finished.reason = action.reason ?? 'card_declined';
    return record(`session.${status}`, finished);
  }

  function expireDue(): void {
    for (const session of store.sessionsDue(new Date().toISOString())) finish(session, { action: 'expire' });
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

    refund(id: string, { amount, key }: RefundRequest): Refund {
      const session = get(id);
      const earlier = store.refund(id, key);
      if (earlier) {
        if (earlier.amount === amount) return earlier;
        throw new Problem(409, 'refund_key_reused', `Refund ${key} has a different amount.`);
      }
      if (session.status !== 'paid') {
        throw new Problem(409, 'session_not_paid', `Session ${id} is ${session.status}.`);
      }
      if (session.refunded + amount > session.amount) {
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
