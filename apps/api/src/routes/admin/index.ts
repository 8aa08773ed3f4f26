import { auditCalls } from '../../admin/audit';
import { ImportQueue } from '../../admin/import-queue';
import { acceptUploads } from '../../admin/upload';
import type { App } from '../../app';
import type { Context } from '../../context';
import { createAdminKey } from './create-admin-key';
import { createStore } from './create-store';
import { exportPart } from './export-part';
import { getImport } from './get-import';
import { getOrder } from './get-order';
import { listAdminKeys } from './list-admin-keys';
import { listOrders } from './list-orders';
import { putMedia } from './put-media';
import { refundOrder } from './refund-order';
import { revokeAdminKey } from './revoke-admin-key';
import { setOrderStatus } from './set-order-status';
import { startImport } from './start-import';

/** Operations for a store's staff. The admin key determines the store. */
export async function adminRoutes(app: App, context: Context): Promise<void> {
  await app.register(async (admin: App) => {
    const imports = new ImportQueue(context);
    admin.addHook('onClose', () => imports.stop());
    auditCalls(admin, context);
    createAdminKey(admin, context);
    listAdminKeys(admin, context);
    revokeAdminKey(admin, context);
    createStore(admin, context);
    getImport(admin, context, imports);
    exportPart(admin, context);
    listOrders(admin, context);
    getOrder(admin, context);
    setOrderStatus(admin, context);
    refundOrder(admin, context);
    await putMedia(admin, context);
    await admin.register(async (files: App) => {
      acceptUploads(files, ['application/json', 'text/csv']);
      startImport(files, context, imports);
    });
  });
}
