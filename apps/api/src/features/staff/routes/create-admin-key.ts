import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import { described, Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import {
  IdempotencyHeader,
  idempotencyErrors,
  keyedRequest,
  runOnce,
} from '../../../platform/http/idempotency/run-once';
import type { StoresContext } from '../../stores';
import { adminKeyView, hashKey, newKey } from '../admin-key';
import { changeRecorder } from '../audit-log/record-change';
import { AdminHeaders, operatorErrors, operatorSecurity, requireOperator } from '../authorise';
import { AdminKey, AdminScope, scopes } from '../contract';
import { addAdminKey } from '../queries';

const defaultDays = 365;
const maxDays = 730;
const dayMs = 24 * 3600 * 1000;

const NewAdminKey = Type.Object(
  {
    storeId: described(Id, 'Id of the store'),
    name: Type.String({
      minLength: 1,
      maxLength: 100,
      pattern: '^[^\\u0000]*$',
      description: 'The person or system that uses the key',
      examples: ['Stock system'],
    }),
    scopes: Type.Array(AdminScope, {
      minItems: 1,
      maxItems: scopes.length,
      uniqueItems: true,
      description: 'Permissions of the key',
    }),
    expiresInDays: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: maxDays,
        default: defaultDays,
        description: 'Days until the key is no longer valid',
        examples: [90],
      }),
    ),
  },
  { title: 'NewAdminKey' },
);

export function createAdminKey(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(operatorErrors, idempotencyErrors, {
    404: ['UnknownStore'],
    409: ['AdminKeyCreated'],
  });
  app.post(
    '/api/admin/keys',
    {
      onRequest: requireOperator(fail, context),
      schema: {
        operationId: 'createAdminKey',
        summary: 'Create an admin key for a store',
        description:
          'The response is the only one that contains the key. Give each person and each system a key of its own, with the scopes that it needs. A repetition with the same Idempotency-Key creates no other key. As the secret is not stored, the answer is 409 `AdminKeyCreated` with the id of the key: revoke it, and create another with a new Idempotency-Key.',
        tags: ['Admin'],
        security: operatorSecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...IdempotencyHeader }),
        body: NewAdminKey,
        errors,
        response: {
          201: Type.Object({
            success: Succeeded,
            key: Type.String({
              description: 'Returned only once: the server stores only its hash',
              examples: ['mk_…'],
            }),
            adminKey: described(AdminKey, 'The created key, without its secret'),
          }),
        },
      },
    },
    async (request, reply) => {
      const { expiresInDays = defaultDays, ...body } = request.body;
      if (!(await context.stores.find(body.storeId)))
        return fail('UnknownStore', { storeId: body.storeId }, 'storeId');
      const secret = newKey();
      const createdAt = context.clock();
      const expiresAt = new Date(createdAt.getTime() + expiresInDays * dayMs);
      const key = { ...body, id: randomUUID(), createdAt, expiresAt };
      const record = changeRecorder(context, request, body.storeId);
      const keyed = keyedRequest(request, 'createAdminKey', body.storeId);
      const { id } = await runOnce(fail, context, keyed, async (db) => {
        await addAdminKey(db, { ...key, hash: hashKey(secret) });
        const { name, scopes: given } = body;
        const after = { name, scopes: given, expiresAt: expiresAt.toISOString() };
        await record(db, { target: { kind: 'key', id: key.id }, after });
        return { id: key.id };
      });
      if (id !== key.id) return fail('AdminKeyCreated', { keyId: id }, 'Idempotency-Key');
      reply.status(201);
      return {
        success: true as const,
        key: secret,
        adminKey: adminKeyView({ ...key, lastUsedAt: null, revokedAt: null }),
      };
    },
  );
}
