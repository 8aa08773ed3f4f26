import type { App } from '../../app';
import type { Context } from '../../context';
import { recordException } from './record-exception';

export function logRoutes(app: App, context: Context): void {
  recordException(app, context);
}
