import type { Context } from '../../../context';
import type { App } from '../../../platform/http/app';
import { recordException } from './record-exception';

export function logRoutes(app: App, context: Context): void {
  recordException(app, context);
}
