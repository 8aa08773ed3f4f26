import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { type Attempt, Delivery } from './event';
import { Capture, Refund, Session } from './session';

const schema = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS session (id TEXT PRIMARY KEY, document TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS session_reference ON session (document ->> 'reference');
  CREATE INDEX IF NOT EXISTS session_open ON session (document ->> 'expiresAt') WHERE document ->> 'status' = 'open';
  CREATE TABLE IF NOT EXISTS refund (id TEXT PRIMARY KEY, document TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS capture (id TEXT PRIMARY KEY, document TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS session_authorised ON session (document ->> 'authorisedUntil')
    WHERE document ->> 'status' = 'authorised';
  CREATE TABLE IF NOT EXISTS delivery (id TEXT PRIMARY KEY, document TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS answer (
    key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL
  ) STRICT;
`;

/** A stored response to an Idempotency-Key; `fingerprint` detects a different request. */
export type StoredResponse = { fingerprint: string; status: number; body: string };

export type Store = ReturnType<typeof openStore>;

/** Opens the provider's database: an SQLite file in `dataDir`, or in memory without it. */
export function openStore(dataDir?: string) {
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(dataDir ? join(dataDir, 'payment-sandbox.sqlite') : ':memory:');
  db.exec(schema);

  function documents<T extends TSchema>(type: T, sql: string, ...values: SQLInputValue[]): Static<T>[] {
    return db
      .prepare(sql)
      .all(...values)
      .map(({ document }) => Value.Parse(type, JSON.parse(String(document))));
  }
  function save(table: 'session' | 'refund' | 'capture' | 'delivery', id: string, document: object): void {
    db.prepare(
      `INSERT INTO ${table} VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET document = excluded.document`,
    ).run(id, JSON.stringify(document));
  }

  return {
    session: (id: string) => documents(Session, 'SELECT document FROM session WHERE id = ?', id).at(0),
    sessionsOf: (reference: string) =>
      documents(
        Session,
        "SELECT document FROM session WHERE document ->> 'reference' = ? ORDER BY rowid DESC",
        reference,
      ),
    sessionsDue: (now: string) =>
      documents(
        Session,
        "SELECT document FROM session WHERE document ->> 'status' = 'open' AND document ->> 'expiresAt' <= ?",
        now,
      ),
    authorisationsDue: (now: string) =>
      documents(
        Session,
        "SELECT document FROM session WHERE document ->> 'status' = 'authorised' AND document ->> 'authorisedUntil' <= ?",
        now,
      ),
    saveSession: (session: Session) => save('session', session.id, session),

    refund: (sessionId: string, key: string) =>
      documents(Refund, 'SELECT document FROM refund WHERE id = ?', `${sessionId}/${key}`).at(0),
    saveRefund: (refund: Refund) => save('refund', `${refund.session.id}/${refund.key}`, refund),

    capture: (sessionId: string, key: string) =>
      documents(Capture, 'SELECT document FROM capture WHERE id = ?', `${sessionId}/${key}`).at(0),
    saveCapture: (capture: Capture) => save('capture', `${capture.session.id}/${capture.key}`, capture),

    delivery: (eventId: string) =>
      documents(Delivery, 'SELECT document FROM delivery WHERE id = ?', eventId).at(0),
    deliveries: () => documents(Delivery, 'SELECT document FROM delivery ORDER BY rowid'),
    pendingDeliveries: () =>
      documents(
        Delivery,
        "SELECT document FROM delivery WHERE document ->> 'state' = 'pending' ORDER BY rowid",
      ),
    saveDelivery: (delivery: Delivery) => save('delivery', delivery.event.id, delivery),
    addAttempt(eventId: string, attempt: Attempt): void {
      db.prepare(
        "UPDATE delivery SET document = json_insert(document, '$.attempts[#]', json(?)) WHERE id = ?",
      ).run(JSON.stringify(attempt), eventId);
    },
    setDeliveryState(eventId: string, state: Delivery['state']): void {
      db.prepare("UPDATE delivery SET document = json_set(document, '$.state', ?) WHERE id = ?").run(
        state,
        eventId,
      );
    },

    response(key: string): StoredResponse | undefined {
      const row = db.prepare('SELECT fingerprint, status, body FROM answer WHERE key = ?').get(key);
      return (
        row && { fingerprint: String(row.fingerprint), status: Number(row.status), body: String(row.body) }
      );
    },
    saveResponse(key: string, { fingerprint, status, body }: StoredResponse): void {
      db.prepare('INSERT INTO answer VALUES (?, ?, ?, ?)').run(key, fingerprint, status, body);
    },

    /** Runs `work` in a transaction. */
    transaction<T>(work: () => T): T {
      db.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        db.exec('COMMIT');
        return result;
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => db.close(),
  };
}
