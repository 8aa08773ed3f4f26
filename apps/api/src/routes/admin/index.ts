import { auditCalls } from '../../admin/audit';
import type { App } from '../../app';
import type { Context } from '../../context';
import { createAdminKey } from './create-admin-key';
import { listAdminKeys } from './list-admin-keys';
import { revokeAdminKey } from './revoke-admin-key';

/** Called by those who run a store, in the name of the store that their key names. */
export async function adminRoutes(app: App, context: Context): Promise<void> {
  await app.register(async (admin: App) => {
    auditCalls(admin, context);
    createAdminKey(admin, context);
    listAdminKeys(admin, context);
    revokeAdminKey(admin, context);
  });
}
