import type { App } from '../app';
import { getLiveness } from './get-liveness';
import { getReadiness, type Readiness } from './get-readiness';

export function healthRoutes(app: App, context: Readiness): void {
  getLiveness(app);
  getReadiness(app, context);
}
