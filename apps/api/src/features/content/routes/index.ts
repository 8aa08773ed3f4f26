import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import { getContent } from './get-content';
import { getDictionary } from './get-dictionary';
import { getSettings } from './get-settings';
import { listContentSitemap } from './list-content-sitemap';

export function contentRoutes(app: App, context: Context): void {
  getContent(app, context);
  getDictionary(app, context);
  getSettings(app, context);
  listContentSitemap(app, context);
}
