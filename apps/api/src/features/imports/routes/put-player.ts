import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeySecurity, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { changedEntryErrors, changeEntry } from '../change-entry';
import { entryTag, ifMatchHeader } from '../entry-version';
import { PlayerData, PlayerParams } from '../single-player';

export function putPlayer(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(...changedEntryErrors);
  app.put(
    '/api/admin/players/:id',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'putPlayer',
        summary: 'Add a player to the squad, or change one',
        description:
          'Has the checks and the effects of an import of this player. Baskets and shops use the new name and number at once; paid orders keep theirs, and `listPlayerOrders` lists them. A player who is not active cannot be ordered any more.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...ifMatchHeader('player', 'EntryChanged') }),
        params: PlayerParams,
        body: PlayerData,
        versioned: 'entry',
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
            created: Type.Boolean({ description: 'False if the player existed before' }),
          }),
        },
      },
    },
    async (request, reply) => {
      const entry = { ...request.body, id: request.params.id };
      const created = await changeEntry(fail, context, request, {
        list: 'players',
        entry,
        kind: 'player',
        onUnknown: () => {},
      });
      reply.header('etag', entryTag(entry));
      return { success: true as const, created };
    },
  );
}
