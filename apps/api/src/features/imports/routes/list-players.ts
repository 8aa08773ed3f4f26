import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { SquadPlayer } from '../single-player';
import { findSources } from '../sources';

export function listPlayers(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.get(
    '/api/admin/players',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'listPlayers',
        summary: 'List the players of the squad, also those who have left',
        description: 'Players who have left are not active.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            players: Type.Array(SquadPlayer, { description: 'The players in the order of the squad' }),
          }),
        },
      },
    },
    async (request) => ({
      meta: ok,
      players: await findSources(context.db, keyOf(request).storeId, 'players'),
    }),
  );
}
