import type { Context } from '../../../context';
import type { App } from '../app';
import { getLiveness } from './get-liveness';
import { getReadiness } from './get-readiness';

export function healthRoutes(app: App, context: Context): void {
  getLiveness(app);
  getReadiness(app, context);
}
