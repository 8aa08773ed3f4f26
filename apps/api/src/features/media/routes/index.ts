import type { App } from '../../../platform/http/app';
import type { MediaContext } from '../media-context';
import { getFont } from './get-font';
import { getMedia } from './get-media';

export function mediaRoutes(app: App, context: MediaContext): void {
  getMedia(app, context);
  getFont(app, context);
}
