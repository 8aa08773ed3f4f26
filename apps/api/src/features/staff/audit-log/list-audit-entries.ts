import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { freeText, nullable } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import type { StoresContext } from '../../stores';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../authorise';
import { AuditEntry, toAuditEntry } from './contract';
import { findAuditEntries } from './queries';

const maxLimit = 100;
const defaultLimit = 50;
const timeOf = (value: string | undefined) => (value === undefined ? undefined : new Date(value));
const filter = (description: string) => Type.Optional({ ...freeText(100), description });
const time = (description: string) => Type.Optional(Type.String({ format: 'date-time', description }));

export function listAuditEntries(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.get(
    '/api/admin/audit',
    {
      onRequest: requireKey(fail, context, 'audit'),
      schema: {
        operationId: 'listAuditEntries',
        summary: 'Search the audit log, newest entry first',
        description:
          'Every change by a key or a member of staff has an entry, which is never changed and is deleted after two years. Entries hold what changed, without secrets.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        querystring: Type.Object({
          actor: filter('Only changes by the key or member with this id'),
          operation: filter('Only changes by this operation'),
          target: filter('Only changes of what has this id'),
          from: time('Only changes at or after this time'),
          to: time('Only changes before this time'),
          text: filter('Only entries that contain this text in names, ids or values'),
          cursor: Type.Optional(
            Type.String({
              pattern: '^[0-9]{1,15}$',
              description: '`nextCursor` of the previous page',
              examples: ['4711'],
            }),
          ),
          limit: Type.Optional(
            Type.Integer({
              minimum: 1,
              maximum: maxLimit,
              default: defaultLimit,
              description: 'Entries per page',
            }),
          ),
        }),
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            items: Type.Array(AuditEntry, { description: 'Newest first' }),
            nextCursor: nullable(
              Type.String({ description: 'For the next page; null on the last one', examples: ['4711'] }),
            ),
          }),
        },
      },
    },
    async (request) => {
      const { cursor, limit = defaultLimit, from, to, ...filters } = request.query;
      const found = await findAuditEntries(
        context.db,
        keyOf(request).storeId,
        {
          actor: undefined,
          operation: undefined,
          target: undefined,
          text: undefined,
          ...filters,
          from: timeOf(from),
          to: timeOf(to),
        },
        { before: cursor === undefined ? undefined : Number(cursor), limit: limit + 1 },
      );
      const entries = found.slice(0, limit).map(toAuditEntry);
      return {
        meta: ok,
        items: entries,
        nextCursor: found.length > limit ? (entries.at(-1)?.id ?? null) : null,
      };
    },
  );
}
