import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { hashKey, newKey } from '../src/features/staff/admin-key';
import { type Scope, scopes } from '../src/features/staff/contract';
import { addAdminKey } from '../src/features/staff/queries';
import type { Answer, Call, TestApi } from './test-api';

const dayMs = 24 * 3600 * 1000;

export interface Admin {
  call(path: string, call?: Call): Promise<Answer>;
  /** Sends a file. Resolves with the call's error, or with the finished import. */
  importFile(query: string, content: unknown, culture?: string): Promise<Answer>;
}

/** Creates an admin key of the store. */
export async function adminKeyOf(
  { context }: Pick<TestApi, 'context'>,
  storeId = 'north',
  allowed: readonly Scope[] = scopes,
): Promise<string> {
  const key = newKey();
  await addAdminKey(context.db, {
    id: randomUUID(),
    storeId,
    name: 'Tests',
    scopes: allowed,
    createdAt: context.clock(),
    expiresAt: new Date(context.clock().getTime() + dayMs),
    hash: hashKey(key),
  });
  return key;
}

/** A client that calls admin operations with a key of the store. */
export async function adminOf(
  api: TestApi,
  storeId = 'north',
  allowed: readonly Scope[] = scopes,
): Promise<Admin> {
  const key = await adminKeyOf(api, storeId, allowed);
  const call: Admin['call'] = (path, { headers, ...rest } = {}) =>
    api.call(path, { store: null, headers: { authorization: `Bearer ${key}`, ...headers }, ...rest });
  return {
    call,
    async importFile(query, content, culture = 'en') {
      const isText = typeof content === 'string';
      const started = await call(`/api/admin/imports?format=${isText ? 'csv' : 'json'}&${query}`, {
        method: 'POST',
        body: content,
        culture,
        ...(isText && { headers: { 'content-type': 'text/csv' } }),
      });
      if (started.status !== 202) return started;
      for (;;) {
        const answer = await call(`/api/admin/imports/${started.body.id}`, { culture });
        if (['done', 'failed'].includes(answer.body.import.state)) return answer;
        await wait(10);
      }
    },
  };
}
