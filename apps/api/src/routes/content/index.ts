import type { App } from '../../app';
import type { Context } from '../../context';
import { getDictionary } from './get-dictionary';

export function contentRoutes(app: App, context: Context): void {
  getDictionary(app, context);
}
