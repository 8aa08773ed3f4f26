import type { App } from '../../app';
import type { Context } from '../../context';
import { getFont } from './get-font';
import { getMedia } from './get-media';

export function mediaRoutes(app: App, context: Context): void {
  getMedia(app, context);
  getFont(app, context);
}
