import { randomUUID } from 'node:crypto';
import { deviceLabel } from '../../../platform/accounts/device-label';
import type { Db } from '../../../platform/database/database';
import { newSecret } from '../../../platform/secrets';
import type { StoresContext } from '../../stores';
import { hashKey } from '../admin-key';
import { insertStaffSession } from './queries';

const prefix = 'ms_';

export const isSessionToken = (token: string): boolean => token.startsWith(prefix);

/** Opens a session of a member who has proven both factors. Only the answer contains the token. */
export async function openStaffSession(
  trx: Db,
  { clock }: Pick<StoresContext, 'clock'>,
  storeId: string,
  { memberId, userAgent }: { memberId: string; userAgent: string | undefined },
): Promise<{ token: string; createdAt: Date }> {
  const token = prefix + newSecret();
  const createdAt = clock();
  const device = deviceLabel(userAgent);
  await insertStaffSession(trx, storeId, {
    id: randomUUID(),
    hash: hashKey(token),
    memberId,
    device,
    createdAt,
  });
  return { token, createdAt };
}
