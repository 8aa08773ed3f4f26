import type { App } from '../../../platform/http/app';
import type { StoresContext } from '../../stores';
import { discardPageDraft } from './discard-draft';
import { planPage } from './plan-page';
import { previewPage } from './preview-page';
import { publishPage } from './publish-page';
import { putPageDraft } from './put-draft';
import { getPage, listPages, listPageVersions } from './read-pages';
import { removePage } from './remove-page';
import { restorePageVersion } from './restore-version';

export { getPagePreview } from './get-page-preview';

/** Operations on content pages, their drafts and their versions. */
export function pageRoutes(app: App, context: StoresContext): void {
  listPages(app, context);
  getPage(app, context);
  putPageDraft(app, context);
  discardPageDraft(app, context);
  removePage(app, context);
  planPage(app, context);
  publishPage(app, context);
  previewPage(app, context);
  listPageVersions(app, context);
  restorePageVersion(app, context);
}
