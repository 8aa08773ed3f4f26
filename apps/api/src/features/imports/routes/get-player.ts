import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { entryTag } from '../entry-version';
import { PlayerParams, SquadPlayer } from '../single-player';
import { findSource } from '../sources';

export function getPlayer(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 404: ['UnknownPlayer'] });
  app.get(
    '/api/admin/players/:id',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'getPlayer',
        summary: 'Get a player of the squad as imported',
        description: 'The version of the player is its ETag, for `putPlayer`.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: PlayerParams,
        versioned: 'entry',
        errors,
        response: { 200: Type.Object({ meta: Meta, player: described(SquadPlayer, 'The player') }) },
      },
    },
    async (request, reply) => {
      const player = await findSource(context.db, keyOf(request).storeId, 'players', request.params.id);
      if (!player) return fail('UnknownPlayer', {}, 'id');
      reply.header('etag', entryTag(player));
      return { meta: ok, player };
    },
  );
}
