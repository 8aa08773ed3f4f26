import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/database/database';
import type { App } from '../../../platform/http/app';
import type { StoresContext } from '../../stores';
import type { Caller } from '../caller';
import { type Audited, insertAuditEntry } from './queries';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the operation writes its own entry of the audit log. */
    recordsChange: boolean;
  }
}

/** A change as the audit log names it. It has no secrets, and no more personal data than needed. */
interface Change {
  target: { kind: string; id: string };
  before?: Audited;
  after?: Audited;
}

/** Writes an entry in the transaction of the change. */
export type RecordChange = (trx: Db, change: Change) => Promise<void>;

interface Entry extends Change {
  storeId: string;
  actor: Pick<Caller, 'kind' | 'id' | 'name'> | 'operator';
  operation: string;
  at: Date;
}

export async function recordEntry(
  trx: Db,
  { storeId, actor, operation, at, ...change }: Entry,
): Promise<void> {
  const isOperator = actor === 'operator';
  await insertAuditEntry(trx, {
    store_id: storeId,
    at,
    actor_kind: isOperator ? 'operator' : actor.kind,
    actor_id: isOperator ? '' : actor.id,
    actor_name: isOperator ? '' : actor.name,
    operation,
    target_kind: change.target.kind,
    target_id: change.target.id,
    before: change.before ?? null,
    after: change.after ?? null,
  });
}

/**
 * Creates the function that records what an admin operation changes. From then on, the operation is responsible for its
 * entry: a repetition that changes nothing writes none.
 * @param storeId the store of an operation of the operator
 */
export function changeRecorder(
  { clock }: Pick<StoresContext, 'clock'>,
  request: FastifyRequest,
  storeId?: string,
): RecordChange {
  request.recordsChange = true;
  const { admin } = request;
  const ofStore = storeId ?? (typeof admin === 'object' ? admin.storeId : undefined);
  if (!admin || ofStore === undefined) throw new Error('The route does not require a caller of a store.');
  const operation = operationOf(request);
  return (trx, change) =>
    recordEntry(trx, { ...change, storeId: ofStore, actor: admin, operation, at: clock() });
}

/** Records the changes of operations that do not write an entry themselves: who, what and when. */
export function recordOtherChanges(app: App, { db, clock }: Pick<StoresContext, 'db' | 'clock'>): void {
  app.addHook('onSend', async (request, reply) => {
    const { admin, method, recordsChange } = request;
    if (method === 'GET' || reply.statusCode >= 300 || recordsChange || typeof admin !== 'object') return;
    await recordEntry(db, {
      storeId: admin.storeId,
      actor: admin,
      operation: operationOf(request),
      at: clock(),
      target: targetOf(request),
    });
  });
}

/** The target by the path: `media` and its key for `/api/admin/media/{key}`. */
function targetOf({ routeOptions, params }: FastifyRequest): Change['target'] {
  const [, , , kind = ''] = (routeOptions.url ?? '').split('/');
  const [id = ''] = typeof params === 'object' && params !== null ? Object.values(params) : [];
  return { kind, id: String(id) };
}

function operationOf({ routeOptions }: FastifyRequest): string {
  const { operationId = '' } = { operationId: undefined, ...routeOptions.schema };
  return operationId;
}
