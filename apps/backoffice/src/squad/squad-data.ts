import type { components } from '@matchday/api-client';
import { api, dataOf } from '../api/api';
import type { Resource } from '../api/resource';
import { versionOf } from '../api/versions';

type Schemas = components['schemas'];
export type Player = Schemas['SquadPlayer'];
export type Print = Schemas['StoredPrint'];

/** A player with the version that a change is meant for; no version for a new player. */
export interface PlayerRecord {
  player: Player;
  version: string | undefined;
}

export interface PrintRecord {
  print: Print;
  version: string;
}

/** The whole squad. It has few players, so they are searched in the browser. */
export const squad: Resource = {
  async getList({ filter }) {
    const { search = '' } = filter as { search?: string };
    const { players } = dataOf(await api.GET('/api/admin/players'));
    const wanted = search.trim().toLowerCase();
    const data = players.filter(({ name, number }) => `${number} ${name}`.toLowerCase().includes(wanted));
    return { data, total: data.length };
  },
};

export async function readPlayer(id: string): Promise<PlayerRecord> {
  const answer = await api.GET('/api/admin/players/{id}', { params: { path: { id } } });
  return { player: dataOf(answer).player, version: versionOf(answer) };
}

/** Saves a player, only if nobody else has changed them since the version. */
export async function savePlayer({ id, ...body }: Player, version: string | undefined): Promise<void> {
  const header = version === undefined ? {} : { 'If-Match': version };
  await api.PUT('/api/admin/players/{id}', { params: { path: { id }, header }, body });
}

/** What is paid, not shipped, and printed with the player. */
export async function readPlayerOrders(id: string) {
  const { lines, total } = dataOf(
    await api.GET('/api/admin/players/{id}/orders', { params: { path: { id } } }),
  );
  return { lines, total };
}

export async function readPrints(): Promise<readonly Print[]> {
  return dataOf(await api.GET('/api/admin/prints')).prints;
}

export async function readPrint(id: string): Promise<PrintRecord> {
  const answer = await api.GET('/api/admin/prints/{id}', { params: { path: { id } } });
  return { print: dataOf(answer).print, version: versionOf(answer) };
}

/** Saves a print, only if nobody else has changed it since the version. */
export async function savePrint({ id, ...body }: Print, version: string): Promise<void> {
  const header = { 'If-Match': version };
  await api.PUT('/api/admin/prints/{id}', { params: { path: { id }, header }, body });
}
