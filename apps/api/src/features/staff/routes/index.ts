import type { App } from '../../../platform/http/app';
import type { StoresContext } from '../../stores';
import { createAdminKey } from './create-admin-key';
import { listAdminKeys } from './list-admin-keys';
import { revokeAdminKey } from './revoke-admin-key';

export function adminKeyRoutes(app: App, context: StoresContext): void {
  createAdminKey(app, context);
  listAdminKeys(app, context);
  revokeAdminKey(app, context);
}
