import type { App } from '../../../platform/http/app';
import type { StoresContext } from '../store-directory';
import { recordException } from './record-exception';

export function logRoutes(app: App, context: StoresContext): void {
  recordException(app, context);
}
