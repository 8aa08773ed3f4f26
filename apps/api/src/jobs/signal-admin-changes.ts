import type { Context } from '../context';
import type { App } from '../platform/http/app';

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Says after each successful change by an admin call that it was made, so that this process delivers it to the shop at
 * once. The other processes of the API look every second.
 */
export function signalAdminChanges(app: App, { adminChanges }: Pick<Context, 'adminChanges'>): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    const isAdmin = routeOptions.url?.startsWith('/api/admin/');
    if (isAdmin && !readMethods.has(method) && statusCode < 400) adminChanges.emit('made');
  });
}
