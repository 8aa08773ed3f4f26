import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import type { StoresContext } from '../../stores';
import { adminKeyView, hashKey, newKey } from '../admin-key';
import { AdminHeaders, operatorErrors, operatorSecurity, requireOperator } from '../authorise';
import { AdminKey, AdminScope, scopes } from '../contract';
import { addAdminKey } from '../queries';

const defaultDays = 365;
const maxDays = 730;
const dayMs = 24 * 3600 * 1000;

const NewAdminKey = Type.Object(
  {
    storeId: Id,
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
  const { errors, fail } = declareErrors(operatorErrors, { 404: ['UnknownStore'] });
  app.post(
    '/api/admin/keys',
    {
      onRequest: requireOperator(fail, context),
      schema: {
        operationId: 'createAdminKey',
        summary: 'Create an admin key for a store',
        description:
          'The response is the only one that contains the key. Give each person and each system a key of its own, with the scopes that it needs.',
        tags: ['Admin'],
        security: operatorSecurity,
        headers: AdminHeaders,
        body: NewAdminKey,
        errors,
        response: {
          201: Type.Object({
            success: Type.Literal(true),
            key: Type.String({
              description: 'Returned only once: the server stores only its hash',
              examples: ['mk_…'],
            }),
            adminKey: AdminKey,
          }),
        },
      },
    },
    async ({ body: { expiresInDays = defaultDays, ...body } }, reply) => {
      if (!(await context.stores.find(body.storeId)))
        return fail('UnknownStore', { storeId: body.storeId }, 'storeId');
      const secret = newKey();
      const createdAt = context.clock();
      const expiresAt = new Date(createdAt.getTime() + expiresInDays * dayMs);
      const key = { ...body, id: randomUUID(), createdAt, expiresAt };
      await addAdminKey(context.db, { ...key, hash: hashKey(secret) });
      reply.status(201);
      return {
        success: true as const,
        key: secret,
        adminKey: adminKeyView({ ...key, lastUsedAt: null, revokedAt: null }),
      };
    },
  );
}
