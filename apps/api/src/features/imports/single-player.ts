import { type Static, Type } from 'typebox';
import { described, Id } from '../../platform/contract/schema';
import { strict } from '../stores';
import { PlayerRow } from './store-data';

const { id: _id, ...playerFields } = PlayerRow.properties;

const playerExample = { name: 'Holm', number: 7, isActive: true };

/** A player as `putPlayer` takes it; the id is in the path. */
export const PlayerData = Type.Object(playerFields, {
  ...strict,
  title: 'PlayerData',
  description: 'A player in the format of an import',
  examples: [playerExample],
});

export const SquadPlayer = Type.Object(PlayerRow.properties, {
  title: 'SquadPlayer',
  examples: [{ id: 'player-7', ...playerExample }],
  description: 'A player of the squad as imported, in the squad or not any more',
});
export type SquadPlayer = Static<typeof SquadPlayer>;

export const PlayerParams = Type.Object({ id: described(Id, 'Id of the player', 'player-7') });
