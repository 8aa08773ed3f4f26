import type { Context } from '../../../context';
import type { App } from '../../../platform/http/app';
import { ImportQueue } from '../../imports/import-queue';
import { createStore } from '../../imports/routes/create-store';
import { exportPart } from '../../imports/routes/export-part';
import { getImport } from '../../imports/routes/get-import';
import { startImport } from '../../imports/routes/start-import';
import { acceptUploads } from '../../imports/upload';
import { putMedia } from '../../media/routes/put-media';
import { getOrder } from '../../order-management/routes/get-order';
import { listOrders } from '../../order-management/routes/list-orders';
import { refundOrder } from '../../order-management/routes/refund-order';
import { setOrderStatus } from '../../order-management/routes/set-order-status';
import { auditCalls } from '../audit';
import { createAdminKey } from './create-admin-key';
import { listAdminKeys } from './list-admin-keys';
import { revokeAdminKey } from './revoke-admin-key';

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
