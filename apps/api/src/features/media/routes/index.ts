import type { Context } from '../../../context';
import type { App } from '../../../platform/http/app';
import { getFont } from './get-font';
import { getMedia } from './get-media';

export function mediaRoutes(app: App, context: Context): void {
  getMedia(app, context);
  getFont(app, context);
}
